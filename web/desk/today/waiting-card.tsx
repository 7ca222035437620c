import { ArrowRight } from 'lucide-react'
import type { WaitingKind, WaitingShown } from '#contract/staff.ts'
import { DEALT_WITH } from '#contract/waiting.ts'
import { ageWords, todayTexts } from '#texts/staff/today.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useDesk } from '../door/desk-context.ts'
import { deskEntries, opens, type DeskEntry } from '../frame/entries.ts'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import styles from './today.module.css'

/** One kind of work: how much waits, for how long, until when it should be done, and the way there. */
export function WaitingCard({ waiting: { kind, count, oldest_at, due_at }, now = new Date() }: { waiting: WaitingShown; now?: Date }) {
  const texts = useTexts(todayTexts)
  const language = useLanguage()
  const { me } = useDesk()
  const entry = deskEntries.find(({ path }: DeskEntry) => path === DEALT_WITH[kind])
  const { [kind]: help }: Partial<Record<WaitingKind, string>> = texts.help
  const age = oldest_at === null ? null : ageWords(language, oldest_at, now)
  return (
    <li className={list.item}>
      <h2 className={styles.what}>{texts.kinds[kind](count)}</h2>
      {age !== null && <p className={styles.age}>{count === 1 ? age : texts.oldest(age)}</p>}
      {due_at !== null && <Due due_at={due_at} now={now} />}
      {help !== undefined && <p className={list.aside}>{help}</p>}
      {entry && opens(entry, me.role) && (
        <div className={list.actions}>
          <ButtonLink to={`${DESK}/${entry.path}`} size="small" icon={<ArrowRight aria-hidden />}>
            {texts.open}
          </ButtonLink>
        </div>
      )}
    </li>
  )
}

function Due({ due_at, now }: { due_at: string; now: Date }) {
  const texts = useTexts(todayTexts)
  const language = useLanguage()
  const late = Date.parse(due_at) < now.getTime()
  return (
    <p className={styles.due} data-late={late || undefined}>
      {(late ? texts.overdue : texts.due)(moment(due_at, language))}
    </p>
  )
}
