import { Check, Link2, MessageCircle, Printer, Share2 } from 'lucide-react'
import { articleTexts } from '#texts/article.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useCanShare, useCopied } from '#web/features/share/sharing.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import styles from './further.module.css'

/** Passing an article on: the device's own sheet where there is one, WhatsApp, the link, paper. */
export function Share({ title, address }: { title: string; address: string }) {
  const texts = useTexts(articleTexts)
  const { state, copy } = useCopied()
  const hasSheet = useCanShare()

  return (
    <section aria-label={texts.share} data-later className={styles.share}>
      <h2>{texts.share}</h2>
      <div className={styles.actions}>
        {hasSheet && (
          <Button variant="quiet" icon={<Share2 aria-hidden />} onClick={() => void openSheet(title, address)}>
            {texts.shareAction}
          </Button>
        )}
        <a href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`} target="_blank" rel="noopener noreferrer" className={buttonLook('quiet')}>
          <MessageCircle aria-hidden /> {texts.whatsapp}
        </a>
        <Button variant="quiet" icon={state === 'copied' ? <Check aria-hidden /> : <Link2 aria-hidden />} onClick={() => void copy(address)}>
          {state === 'copied' ? texts.copied : texts.copy}
        </Button>
        <Button variant="quiet" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {state === 'refused' && texts.copyFailed}
      </p>
    </section>
  )
}

/** Closing the sheet without choosing is a refusal too, and nothing to report. */
function openSheet(title: string, url: string): Promise<void> {
  return navigator.share({ title, url }).catch(() => undefined)
}
