import { useState } from 'react'
import { Link } from 'react-router'
import { LABELLED_CHARACTERS, LABELLED_LINES } from '#contract/limits.ts'
import type { LabelForm as Label, QuestionShown } from '#contract/questions-desk.ts'
import { questionsTexts } from '#texts/staff/questions.ts'
import { ApiError } from '#web/api/client.ts'
import { labelQuestion, setQuestionAside } from '#web/api/questions-desk.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useCall } from '#web/features/forms/use-call.ts'
import { formText, typedText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Button } from '#web/ui/button.tsx'
import { AreaField, SelectField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { AnsweringPages } from './answering-pages.tsx'
import type { QuestionDecided } from './decided.tsx'
import card from '../frame/card.module.css'
import styles from './questions.module.css'

const languages = ['ro', 'en', 'hu', 'uk'] as const satisfies readonly Label['language'][]

interface LabelFormProps {
  question: QuestionShown
  onDecided: (decision: QuestionDecided) => void
}

/** Which page answers, the questions it is learned by, and under the thumb what to do: this page answers, or not for us. */
export function LabelForm({ question: { group, wordings }, onDecided }: LabelFormProps) {
  const texts = useTexts(questionsTexts)
  const { api } = useDesk()
  const [stale, setStale] = useState<string | null>(null)
  const told = async <Answer,>(change: Promise<Answer>): Promise<Answer> => {
    try {
      return await change
    } catch (error) {
      const page = stalePage(error)
      if (page !== undefined) setStale(page === null ? texts.staleAside : texts.stalePage(page))
      throw error
    }
  }
  const form = useForm({
    failed: texts.notSent,
    read: (data) => ({ page: formText(data, 'page'), lines: linesOf(typedText(data, 'lines')), language: languageOf(formText(data, 'language')) }),
    check: ({ page, lines }) => ({ lines: lines.length === 0 ? texts.linesMissing : undefined, page: page === '' ? texts.pageMissing : undefined }),
    send: async (label, options) => {
      const { id } = await told(labelQuestion(api, group.id, label, options))
      onDecided({ id, sentence: texts.labelled })
    },
  })
  const aside = useCall({ failed: texts.notSent })
  const setAside = () =>
    aside.run(async (options) => {
      const { id } = await told(setQuestionAside(api, group.id, options))
      onDecided({ id, sentence: texts.setAside })
    })
  return (
    <div>
      <h2>{texts.pageTitle}</h2>
      <AnsweringPages form="label" question={group.question} error={form.error('page')} />
      <form id="label" className={list.form} noValidate onSubmit={form.submit}>
        <LabelFields wordings={wordings} error={form.error('lines')} />
      </form>
      <div className={`${card.decide} ${styles.decide}`}>
        <div className={card.answer}>
          {stale === null ? (
            <>
              <FormNotices form={form} />
              <FormNotices form={aside} />
            </>
          ) : (
            <Notice kind="warning">{stale}</Notice>
          )}
        </div>
        <Button type="submit" form="label" size="large" aria-disabled={form.working}>
          {form.working ? texts.working : texts.label}
        </Button>
        <Button variant="quiet" size="large" aria-disabled={aside.working} onClick={() => void setAside()}>
          {texts.aside}
        </Button>
      </div>
      <p className={list.aside}>
        {texts.writeHint} <Link to={`${DESK}/articole/nou/${group.id}`}>{texts.write}</Link>
      </p>
    </div>
  )
}

function LabelFields({ wordings, error }: { wordings: readonly string[]; error: string | undefined }) {
  const texts = useTexts(questionsTexts)
  return (
    <>
      <AreaField
        label={texts.lines}
        hint={texts.linesHint}
        name="lines"
        rows={Math.min(6, wordings.length + 1)}
        maxLength={LABELLED_LINES * LABELLED_CHARACTERS}
        defaultValue={wordings.join('\n')}
        error={error}
      />
      <SelectField label={texts.language} name="language" defaultValue="ro">
        {languages.map((language) => (
          <option key={language} value={language}>
            {texts.languages[language]}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** The page somebody else has chosen meanwhile, null for what they set aside; undefined for any other fault. */
function stalePage(error: unknown): string | null | undefined {
  const problem = error instanceof ApiError ? error.problem : null
  if (problem?.code !== 'operator.stale') return undefined
  const { present } = problem
  return typeof present === 'object' && present !== null && 'page' in present && typeof present.page === 'string' ? present.page : null
}

function linesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function languageOf(chosen: string): Label['language'] {
  return languages.find((language) => language === chosen) ?? 'ro'
}
