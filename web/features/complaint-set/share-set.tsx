import type { ReactNode } from 'react'
import { Check, Copy, MessageCircle, Share2 } from 'lucide-react'
import { complaintSetTexts } from '#texts/complaints/complaint-set.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useCanShare, useCopied } from '#web/features/share/sharing.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import styles from './share-set.module.css'

interface ShareSetProps {
  title: string
  /** The whole address of the set's page. */
  address: string
  /** What matters more than sharing, in the same row. */
  before?: ReactNode
  /** Further actions of the same row. */
  children?: ReactNode
}

/** Passing a set on: the device's own sheet, or the copied link where there is none; WhatsApp; the link. Rendered in the browser only. */
export function ShareSet({ title, address, before, children }: ShareSetProps) {
  const texts = useTexts(complaintSetTexts)
  const { state, copy } = useCopied()
  const hasSheet = useCanShare()
  const message = texts.message(title)
  const share = () => (hasSheet ? navigator.share({ title, text: message, url: address }).catch(() => undefined) : copy(address))

  return (
    <div className={styles.share}>
      <div className={styles.ways}>
        {before}
        <Button variant="quiet" size="small" icon={<Share2 aria-hidden />} onClick={() => void share()}>
          {texts.share}
        </Button>
        <a
          className={buttonLook('quiet', 'small')}
          href={`https://wa.me/?text=${encodeURIComponent(`${message} ${address}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle aria-hidden />
          {texts.whatsapp}
        </a>
        <Button variant="quiet" size="small" icon={state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy(address)}>
          {state === 'copied' ? texts.copied : texts.copy}
        </Button>
        {children}
      </div>
      <output className={styles.note}>{state === 'refused' && texts.copyFailed(address)}</output>
    </div>
  )
}
