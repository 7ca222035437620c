import { deskReportsTexts } from '#texts/staff/reports.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { moment } from '../frame/moments.ts'
import styles from './reports.module.css'

/** Until when a notice should be decided, or should have been. */
export function DueBy({ due_at, now = new Date() }: { due_at: string; now?: Date }) {
  const texts = useTexts(deskReportsTexts)
  const language = useLanguage()
  const late = Date.parse(due_at) < now.getTime()
  return (
    <span className={styles.due} data-late={late || undefined}>
      {(late ? texts.late : texts.due)(moment(due_at, language))}
    </span>
  )
}
