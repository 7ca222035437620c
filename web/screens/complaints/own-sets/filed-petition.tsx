import { CalendarPlus } from 'lucide-react'
import type { Filing } from '#contract/complaints.ts'
import { longDate } from '#texts/dates.ts'
import { filingTexts } from '#texts/complaints/own-sets.ts'
import { forgetFiling } from '#web/api/complaints.ts'
import type { ShownSet } from '#web/api/plain-complaint.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useCall } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { answerTerms, calendarFile } from '../calendar.ts'
import styles from './filed-petition.module.css'

interface FiledPetitionProps {
  set: ShownSet
  filing: Filing
  address: string
  onChange: () => void
  onForgotten: () => void
}

/** A filed petition: its number, by when an answer is due, and what to do when none comes. */
export function FiledPetition({ set, filing, address, onChange, onForgotten }: FiledPetitionProps) {
  const texts = useTexts(filingTexts)
  const language = useLanguage()
  const call = useCall({ failed: texts.undoFailed })
  const { answer, latest } = answerTerms(filing.filed_on)
  const date = (day: string) => longDate(`${day}T12:00:00Z`, language)

  const saveCalendar = () => {
    const text = texts.eventText(set.title, address)
    const events = [
      { id: `${set.media_id}-30`, day: answer, title: texts.eventAnswer(filing.registration_number), text },
      { id: `${set.media_id}-45`, day: latest, title: texts.eventLatest(filing.registration_number), text },
    ]
    saveFile(new Blob([calendarFile(events, new Date())], { type: 'text/calendar' }), texts.calendarFile)
  }
  const forget = async () => {
    await forgetFiling(set.id)
    onForgotten()
  }

  return (
    <div className={styles.filed}>
      <p>
        <strong>{texts.filed(filing.registration_number, date(filing.filed_on))}</strong>
      </p>
      <ul>
        <li>{texts.answerBy(date(answer))}</li>
        <li>{texts.latestBy(date(latest))}</li>
        <li>{texts.kept}</li>
      </ul>
      <FormNotices form={call} />
      <div className={styles.actions}>
        <Button variant="quiet" size="small" icon={<CalendarPlus aria-hidden />} onClick={saveCalendar}>
          {texts.calendar}
        </Button>
        <Button variant="quiet" size="small" onClick={onChange}>
          {texts.change}
        </Button>
        <Button variant="quiet" size="small" aria-disabled={call.working} onClick={() => void call.run(forget)}>
          {texts.undo}
        </Button>
      </div>
      <details>
        <summary>{texts.noAnswer}</summary>
        <ul>
          {texts.noAnswerPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
