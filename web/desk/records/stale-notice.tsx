import type { DeskRecord } from '#contract/directory-desk.ts'
import { recordFieldsTexts } from '#texts/staff/record-fields.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface StaleNoticeProps {
  /** What the form was filled from. */
  before: DeskRecord
  /** What stands there now. */
  now: DeskRecord
  /** The form goes on from what stands there now; what was typed stays. */
  onSeen: () => void
}

/** What somebody else changed while this form was open. */
export function StaleNotice({ before, now, onSeen }: StaleNoticeProps) {
  const texts = useTexts(recordFieldsTexts)
  const goOn = (
    <Button variant="quiet" size="small" onClick={onSeen}>
      {texts.goOn}
    </Button>
  )
  return (
    <Notice kind="warning" title={texts.staleTitle} action={goOn}>
      <StaleFields before={before} now={now} />
      <p>{texts.staleElse}</p>
    </Notice>
  )
}

/** The fields that have changed, with what they said and what they say now. */
export function StaleFields({ before, now }: Omit<StaleNoticeProps, 'onSeen'>) {
  const texts = useTexts(recordFieldsTexts)
  const fields = [
    [texts.name, before.name, now.name],
    [texts.place, before.place, now.place],
    [texts.phones, before.phone_numbers.join(', '), now.phone_numbers.join(', ')],
    [texts.website, before.website ?? '', now.website ?? ''],
    [texts.species, before.species.join(', '), now.species.join(', ')],
    [texts.description, before.description, now.description],
    [texts.verifiedOn, before.verified_on ?? '', now.verified_on ?? ''],
    [texts.photo, before.photo?.alt ?? '', now.photo?.alt ?? ''],
  ] as const
  return fields
    .filter(([, was, is]) => was !== is)
    .map(([field, was, is]) => <p key={field}>{texts.stale(field, was || texts.nothing, is || texts.nothing)}</p>)
}
