import { Check, Copy, Printer, Share2 } from 'lucide-react'
import type { Petition } from '#contract/petitions.ts'
import { shareTexts } from '#texts/petitions/petitions.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { useCanShare, useCopied } from '#web/features/share/sharing.ts'
import { useRootData } from '#web/lib/site.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { petitionWords } from './petition-words.ts'
import styles from './share-row.module.css'

interface ShareRowProps {
  petition: Petition
  /** True where it thanks for a signature; else it stands in the detail, which can also be printed. */
  afterSigning?: boolean
}

/** Passing a petition on: the device's own sheet where there is one, WhatsApp, or the link. */
export function ShareRow({ petition, afterSigning = false }: ShareRowProps) {
  const texts = useTexts(shareTexts)
  const { title } = petitionWords(petition, useLanguage())
  const url = `${useRootData()?.origin ?? ''}/petitions?id=${petition.id}`
  const message = texts.message(title)
  const canShare = useCanShare()
  const { state, copy } = useCopied()

  return (
    <div className={styles.share}>
      <p className={styles.heading}>{afterSigning ? texts.afterSigning : texts.heading}</p>
      <div className={styles.ways}>
        {canShare && (
          <Button
            variant="quiet"
            size="small"
            icon={<Share2 aria-hidden />}
            onClick={() => void navigator.share({ title, text: message, url }).catch(() => undefined)}
          >
            {texts.share}
          </Button>
        )}
        <a
          className={buttonLook('quiet', 'small')}
          href={`https://wa.me/?text=${encodeURIComponent(`${message} ${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.whatsapp}
        </a>
        <a className={buttonLook('quiet', 'small')} href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${message}\n${url}`)}`}>
          {texts.email}
        </a>
        <Button variant="quiet" size="small" icon={state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy(url)}>
          {state === 'copied' ? texts.copied : texts.copy}
        </Button>
        {!afterSigning && (
          <Button variant="quiet" size="small" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        )}
      </div>
      <output className={styles.note}>{state === 'refused' && texts.copyFailed(url)}</output>
    </div>
  )
}
