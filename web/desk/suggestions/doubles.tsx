import { useState } from 'react'
import type { DeskRecord, RecordDouble } from '#contract/directory-desk.ts'
import { suggestionsTexts } from '#texts/staff/suggestions.ts'
import { mergeSuggestion } from '#web/api/directory-desk.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import type { Decide } from './decide.ts'

interface DoublesProps {
  record: DeskRecord
  doubles: readonly RecordDouble[]
  onDecided: Decide
}

/** Records that may be the same; a suggestion becomes part of one that is decided about, not of another that waits. */
export function Doubles({ record, doubles, onDecided }: DoublesProps) {
  const texts = useTexts(suggestionsTexts)
  const [into, setInto] = useState<DeskRecord | null>(null)
  return (
    <>
      <ul className={list.list}>
        {doubles.map(({ record: other, alike }) => (
          <li key={other.id} className={list.item}>
            <div className={list.head}>
              <strong>{other.name}</strong>
              {other.status !== 'approved' && (
                <span className={list.mark} data-off>
                  {other.status === 'hidden' ? texts.hidden : texts.waits}
                </span>
              )}
            </div>
            <p className={list.aside}>{[other.place, ...other.phone_numbers].join(' · ')}</p>
            <p className={list.aside}>{alike.map((what) => texts.alike[what]).join(', ')}</p>
            {other.status !== 'pending' && (
              <div className={list.actions}>
                <Button variant="quiet" size="small" onClick={() => setInto(other)}>
                  {texts.merge}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Dialog open={into !== null} title={texts.mergeTitle(into?.name ?? '')} width="narrow" onClose={() => setInto(null)}>
        {into && <MergeForm record={record} into={into} onDecided={onDecided} onCancel={() => setInto(null)} />}
      </Dialog>
    </>
  )
}

interface MergeFormProps extends Omit<DoublesProps, 'doubles'> {
  into: DeskRecord
  onCancel: () => void
}

function MergeForm({ record, into, onDecided, onCancel }: MergeFormProps) {
  const texts = useTexts(suggestionsTexts)
  const { api } = useDesk()
  const form = useForm({
    failed: texts.notSent,
    read: () => ({ expected: record.version, into: into.id, into_expected: into.version }),
    check: () => ({}),
    send: async (merge, options) => {
      await mergeSuggestion(api, `${record.kind}-${record.id}`, merge, options)
      onDecided(texts.merged(into.name))
    },
  })
  return (
    <form className={list.form} noValidate onSubmit={form.submit}>
      <p>{texts.mergeText}</p>
      <FormNotices form={form} />
      <div className={list.actions}>
        <Button type="submit" aria-disabled={form.working}>
          {form.working ? texts.working : texts.merge}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
