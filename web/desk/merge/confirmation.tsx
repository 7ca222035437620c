import type { DeskRecord } from '#contract/directory-desk.ts'
import { MERGED_FIELDS, mergedFields, type MergeChoices } from '#contract/merged-record.ts'
import { mergeTexts } from '#texts/staff/merge.ts'
import { recordsTexts } from '#texts/staff/records.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import { wordsOf } from './choices.ts'
import styles from './merge.module.css'

interface ConfirmationProps {
  kept: DeskRecord
  gone: DeskRecord
  fields: MergeChoices
  working: boolean
  onMerge: () => void
  onCancel: () => void
}

/** What will happen to each of the two, before it does. */
export function Confirmation({ kept, gone, fields, working, onMerge, onCancel }: ConfirmationProps) {
  const texts = useTexts(mergeTexts)
  const words = useTexts(recordsTexts)
  const merged = mergedFields(kept, gone, fields)
  const changed = MERGED_FIELDS[kept.kind].filter((field) => wordsOf(kept, field) !== wordsOf(merged, field))
  const photo = kept.photo === null && gone.photo !== null
  return (
    <div className={list.form}>
      <section className={styles.part}>
        <h3>{texts.willStay(kept.name, kept.id)}</h3>
        {changed.map((field) => (
          <p key={field} className={card.said}>
            {words.changed(words.fields[field], wordsOf(kept, field) || texts.nothing, wordsOf(merged, field) || texts.nothing)}
          </p>
        ))}
        {changed.length === 0 && <p>{texts.asItWas}</p>}
        {photo && <p>{texts.photo}</p>}
      </section>
      <section className={styles.part}>
        <h3>{texts.willGo(gone.name, gone.id)}</h3>
        <p>{texts.nothingLost}</p>
      </section>
      <p>{texts.undoable}</p>
      <div className={list.actions}>
        <Button aria-disabled={working} onClick={onMerge}>
          {working ? texts.working : texts.merge}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}
