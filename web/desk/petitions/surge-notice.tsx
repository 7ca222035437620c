import type { SurgeShown } from '#contract/petition-desk.ts'
import { floodTexts } from '#texts/staff/petitions/flood.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { moment } from '../frame/moments.ts'

/** A surge, and the way to what a removal would take. */
export function SurgeNotice({ surge: { petition_id, title, network, signatures, first_at, last_at } }: { surge: SurgeShown }) {
  const texts = useTexts(floodTexts)
  const language = useLanguage()
  const look = (
    <ButtonLink size="small" to={`${DESK}/petitii/${petition_id}/semnaturi/${network}/${encodeURIComponent(first_at)}`}>
      {texts.look}
    </ButtonLink>
  )
  return (
    <Notice kind="warning" title={texts.surge(signatures)} action={look}>
      {texts.surgeText(title, moment(first_at, language), moment(last_at, language))}
    </Notice>
  )
}
