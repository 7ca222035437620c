import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { Check, Copy, Download, Eraser } from 'lucide-react'
import { officialPetitionTexts } from '#texts/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './finish.module.css'
import type { PetitionFaults } from './petition-values.ts'
import type { Writing } from './use-writing.ts'

interface FinishProps {
  form: RefObject<HTMLFormElement | null>
  writing: Writing
  onCopy: () => void
  onForget: () => void
}

/** What is still missing, and the two ways to take the document along. */
export function Finish({ form, writing, onCopy, onForget }: FinishProps) {
  const texts = useTexts(officialPetitionTexts)
  const awake = useAwake()
  const working = writing.kind === 'working'
  return (
    <div className={styles.finish}>
      {writing.kind === 'refused' && <Summary form={form} message={writing.message} faults={writing.faults} />}
      <div className={styles.actions}>
        <Button type="submit" size="large" icon={<Download aria-hidden />} disabled={!awake || working}>
          {texts.download}
        </Button>
        <Button
          variant="quiet"
          size="large"
          icon={writing.kind === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          disabled={!awake || working}
          onClick={onCopy}
        >
          {writing.kind === 'copied' ? texts.copied : texts.copy}
        </Button>
      </div>
      <output className={styles.state}>{stateWords(writing, texts)}</output>
      {writing.kind === 'shown' && (
        <label className={styles.byHand}>
          {texts.copyByHand}
          <textarea readOnly rows={8} value={writing.text} lang="ro" onFocus={(event) => event.currentTarget.select()} />
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

function stateWords(writing: Writing, texts: { working: string; downloaded: string; copied: string }): string {
  if (writing.kind === 'working') return texts.working
  if (writing.kind === 'saved') return texts.downloaded
  return writing.kind === 'copied' ? texts.copied : ''
}

/** Takes the focus, lists what is wrong and leads to each field. */
function Summary({ form, message, faults }: { form: FinishProps['form']; message: string; faults: PetitionFaults }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [faults])
  const lead = (name: string) => {
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <p>{message}</p>
      {faults.size > 0 && (
        <ul>
          {[...faults].map(([name, sentence]) => (
            <li key={name}>
              <button type="button" onClick={() => lead(name)}>
                {sentence}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
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
