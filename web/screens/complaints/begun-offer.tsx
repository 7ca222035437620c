import { Trash2 } from 'lucide-react'
import { begunTexts } from '#texts/complaints/begun.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import type { BegunComplaint } from '#web/features/offline/begun-complaints.ts'
import { shortDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface BegunOfferProps {
  begun: BegunComplaint
  onContinue: () => void
  onRemove: () => void
}

/** A complaint that was begun on this device: to go on with, or to be rid of. */
export function BegunOffer({ begun: { title, files, at }, onContinue, onRemove }: BegunOfferProps) {
  const texts = useTexts(begunTexts)
  const language = useLanguage()
  const ways = (
    <>
      <Button onClick={onContinue}>{texts.continue}</Button>
      <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={onRemove}>
        {texts.remove}
      </Button>
    </>
  )
  return (
    <Notice title={texts.offerTitle} action={ways}>
      {texts.offer(title.trim() || texts.untitled, files.length, shortDate(new Date(at).toISOString(), language))}
    </Notice>
  )
}
