import { isMergeable } from '#contract/merged-record.ts'
import { mergeTexts } from '#texts/staff/merge.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StaleFields } from '../records/stale-notice.tsx'
import type { Pair } from './choices.ts'

interface StalePairProps {
  /** What was compared. */
  before: Pair
  /** What stands there now. */
  now: Pair
  /** The comparison goes on from what stands there now; what was chosen stays. */
  onSeen: () => void
}

/** What somebody else changed in one of two records while they were compared; one that is no longer listed is not merged any more. */
export function StalePair({ before, now, onSeen }: StalePairProps) {
  const texts = useTexts(mergeTexts)
  const changed = (['here', 'there'] as const).filter((side) => before[side].version !== now[side].version)
  const listed = changed.every((side) => isMergeable(now[side]))
  const seen = (
    <Button variant="quiet" size="small" onClick={onSeen}>
      {texts.seen}
    </Button>
  )
  return changed.map((side) => (
    <Notice key={side} kind="warning" title={texts.staleTitle(before[side].name, before[side].id)} action={listed && seen}>
      <StaleFields before={before[side]} now={now[side]} />
      {now[side].status !== 'approved' && <p>{texts.staleStanding}</p>}
      <p>{listed ? texts.staleElse : texts.notListed}</p>
    </Notice>
  ))
}
