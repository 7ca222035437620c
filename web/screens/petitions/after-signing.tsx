import { useEffect, useRef } from 'react'
import { Check, Copy } from 'lucide-react'
import type { Petition } from '#contract/petitions.ts'
import { withdrawalCodeTexts } from '#texts/petitions/withdrawal-code.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useCopied } from '#web/features/share/sharing.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './after-signing.module.css'
import { ShareRow } from './share-row.tsx'

/** What is left to do once somebody has signed: to keep the code that takes the signature back, where there is one, and to pass the petition on. */
export function AfterSigning({ petition, code }: { petition: Petition; code: string | null }) {
  const panel = useRef<HTMLDivElement>(null)
  // Somebody who signed from the detail has the card somewhere in the list.
  useEffect(() => {
    // A promise in newer browsers, which is no way to clean up.
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={panel} role="status" className={styles.panel}>
      {code !== null && <WithdrawalCode code={code} />}
      {!petition.is_example && <ShareRow petition={petition} afterSigning />}
    </div>
  )
}

function WithdrawalCode({ code }: { code: string }) {
  const texts = useTexts(withdrawalCodeTexts)
  const { state, copy } = useCopied()
  return (
    <div className={styles.keep}>
      <p className={styles.heading}>{texts.heading}</p>
      <p>{texts.once}</p>
      <code className={styles.code} aria-label={texts.code}>
        {code}
      </code>
      <Button variant="quiet" size="small" icon={state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy(code)}>
        {state === 'copied' ? texts.copied : texts.copy}
      </Button>
      {state === 'refused' && <p>{texts.copyFailed}</p>}
    </div>
  )
}
