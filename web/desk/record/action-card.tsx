import type { ActionShown } from '#contract/staff.ts'
import { actionWords, recordTexts } from '#texts/staff/record.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import styles from './record.module.css'

/** One action: who, what, when, and what it was before and after. */
export function ActionCard({ action }: { action: ActionShown }) {
  const texts = useTexts(recordTexts)
  const language = useLanguage()
  const { petition_id, operator_id, details, before, after } = action
  return (
    <li className={list.item}>
      <p>
        <strong>{action.operator}</strong> {actionWords(texts, action.action)}
        {petition_id !== null && ` (${texts.petition(petition_id)})`}
      </p>
      <p className={list.aside}>
        {moment(action.created_at, language)}
        {operator_id === null && ` · ${texts.byMachine}`}
      </p>
      <Facts facts={details} />
      {isRecord(before) && <Facts title={texts.before} facts={before} />}
      {isRecord(after) && <Facts title={texts.after} facts={after} />}
    </li>
  )
}

function Facts({ title, facts }: { title?: string; facts: object }) {
  const entries = Object.entries(facts).filter(([, value]) => value !== null && value !== '')
  if (entries.length === 0) return null
  return (
    <dl className={styles.facts}>
      {title && (
        <div>
          <dt>{title}:</dt>
        </div>
      )}
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
