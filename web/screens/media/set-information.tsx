import { mediaTexts } from '#texts/media.ts'
import type { ShownSet } from '#web/api/plain-complaint.ts'
import { DaysLeft } from '#web/features/complaint-set/days-left.tsx'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { longDate } from '#web/lib/dates.ts'
import styles from './set-information.module.css'

interface SetInformationProps {
  id: string
  set: ShownSet
  /** On paper it is shown in any case. */
  hidden: boolean
}

/** What was written about the files, by whom, and how long they stay. */
export function SetInformation({ id, set, hidden }: SetInformationProps) {
  const texts = useTexts(mediaTexts)
  const language = useLanguage()
  return (
    <section id={id} hidden={hidden} className={styles.information}>
      <p className={styles.description}>{set.description}</p>
      <ul className={styles.facts}>
        {set.user_name !== '' && <li>{texts.by(set.user_name)}</li>}
        <li>{texts.created(longDate(set.created_at, language))}</li>
        <li>{texts.deleted(longDate(set.expires_at, language))}</li>
        <li className={styles.countdown}>
          <DaysLeft expires_at={set.expires_at} />
        </li>
      </ul>
    </section>
  )
}
