import { useState, useSyncExternalStore } from 'react'
import { Check, Copy, Download, Eraser } from 'lucide-react'
import type { Authority } from '#content/authorities/authorities.ts'
import { officialPetitionTexts } from '#texts/official-petition/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './finish.module.css'
import { Refusal } from './refusal.tsx'
import { SendTo } from './send-to.tsx'
import type { Delivered, OpenRefusal } from './use-official-petition-form.ts'

interface FinishProps {
  /** Null before a county is chosen. */
  authority: Authority | null
  working: boolean
  delivered: Delivered | null
  /** A refusal that is about no field. */
  refusal: OpenRefusal | null
  onCopy: () => void
  onForget: () => void
}

/** Where the document goes, and the two ways to take it along. */
export function Finish({ authority, working, delivered, refusal, onCopy, onForget }: FinishProps) {
  const texts = useTexts(officialPetitionTexts)
  const awake = useAwake()
  const copied = delivered?.kind === 'copied'
  return (
    <div className={styles.finish}>
      {authority && <SendTo authority={authority} />}
      {refusal && <Refusal message={refusal.message} attempt={refusal.attempt} />}
      <div className={styles.actions}>
        <Button type="submit" size="large" icon={<Download aria-hidden />} disabled={!awake || working}>
          {texts.download}
        </Button>
        <Button variant="quiet" size="large" icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />} disabled={!awake || working} onClick={onCopy}>
          {copied ? texts.copied : texts.copy}
        </Button>
      </div>
      <output className={styles.state}>{working ? texts.working : copied ? texts.copied : delivered?.kind === 'saved' && texts.downloaded}</output>
      {delivered?.kind === 'shown' && (
        <label className={styles.byHand}>
          {texts.copyByHand}
          <textarea readOnly rows={8} value={delivered.text} lang="ro" onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      <p className={styles.note}>
        {texts.nothingKept} {texts.draftKept}
      </p>
      <Forget onForget={onForget} />
    </div>
  )
}

/** A first press asks, a second one empties: what was typed cannot be brought back. */
function Forget({ onForget }: Pick<FinishProps, 'onForget'>) {
  const texts = useTexts(officialPetitionTexts)
  const [asking, setAsking] = useState(false)
  const press = () => {
    if (asking) onForget()
    setAsking(!asking)
  }
  return (
    <Button variant="quiet" size="small" className={styles.forget} icon={<Eraser aria-hidden />} onClick={press} onBlur={() => setAsking(false)}>
      {asking ? texts.forgetSure : texts.forget}
    </Button>
  )
}

/** False until React has taken over: sent before that, the answers would travel in the address. */
function useAwake(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
