import type { DeskRecord } from '#contract/directory-desk.ts'
import { suggestionsTexts } from '#texts/staff/suggestions.ts'
import { refuseSuggestion } from '#web/api/directory-desk.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useDesk } from '../door/desk-context.ts'
import { ReasonForm } from '../frame/reason-form.tsx'
import type { Decide } from './decide.ts'

/** Why a suggestion is refused. */
export function RefuseForm({ record, onDecided, onCancel }: { record: DeskRecord; onDecided: Decide; onCancel: () => void }) {
  const texts = useTexts(suggestionsTexts)
  const { api } = useDesk()
  return (
    <ReasonForm
      text={texts.refuseText}
      reasons={texts.reasons}
      action={texts.refuse}
      variant="danger"
      send={async (reason, options) => {
        await refuseSuggestion(api, `${record.kind}-${record.id}`, { reason, expected: record.version }, options)
        onDecided(texts.refused)
      }}
      onCancel={onCancel}
    />
  )
}
