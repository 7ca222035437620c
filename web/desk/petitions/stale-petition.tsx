import type { DeskPetition } from '#contract/petition-desk.ts'
import { deskPetitionsTexts } from '#texts/staff/petitions/petitions.ts'
import { recordFieldsTexts } from '#texts/staff/record-fields.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { wordsOf } from './petition-fields.tsx'

interface StalePetitionProps {
  /** What the form was filled from. */
  before: DeskPetition
  /** What stands there now. */
  now: DeskPetition
  /** The form goes on from what stands there now; what was typed stays. */
  onSeen: () => void
}

const FIELDS = ['title', 'description', 'addressee', 'required_signatures', 'title_en', 'summary_en', 'photo_url', 'result'] as const

/** What somebody else changed while this form was open. */
export function StalePetition({ before, now, onSeen }: StalePetitionProps) {
  const texts = useTexts(deskPetitionsTexts)
  const words = useTexts(recordFieldsTexts)
  const [was, is] = [wordsOf(before), wordsOf(now)]
  const goOn = (
    <Button variant="quiet" size="small" onClick={onSeen}>
      {words.goOn}
    </Button>
  )
  return (
    <Notice kind="warning" title={words.staleTitle} action={goOn}>
      {before.state !== now.state && <p>{words.stale(texts.state, texts.states[before.state], texts.states[now.state])}</p>}
      {FIELDS.filter((field) => was[field] !== is[field]).map((field) => (
        <p key={field}>{words.stale(texts.fields[field], String(was[field]) || words.nothing, String(is[field]) || words.nothing)}</p>
      ))}
      <p>{words.staleElse}</p>
    </Notice>
  )
}
