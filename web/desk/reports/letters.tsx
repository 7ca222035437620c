import { Copy, Mail } from 'lucide-react'
import type { DecisionLetter } from '#contract/reports-desk.ts'
import { deskReportsTexts } from '#texts/staff/reports.ts'
import { letterSent } from '#web/api/reports-desk.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useCopied } from '#web/features/share/sharing.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import styles from './reports.module.css'

/** Answers about decisions, for an operator to send where the site sends no mails. */
export function Letters({ letters, onSent }: { letters: readonly DecisionLetter[]; onSent: () => Promise<void> }) {
  const texts = useTexts(deskReportsTexts)
  if (letters.length === 0) return null
  return (
    <section aria-labelledby="letters">
      <h2 id="letters">{texts.letters}</h2>
      <p>{texts.lettersText}</p>
      <ul className={list.list}>
        {letters.map((letter) => (
          <LetterCard key={letter.id} letter={letter} onSent={onSent} />
        ))}
      </ul>
    </section>
  )
}

function LetterCard({ letter: { id, to, about, text }, onSent }: { letter: DecisionLetter; onSent: () => Promise<void> }) {
  const texts = useTexts(deskReportsTexts)
  const { api } = useDesk()
  const { state: copied, copy } = useCopied()
  const { state, working, run } = useCall({ failed: texts.notDone })
  const sent = () =>
    run(async () => {
      await letterSent(api, id)
      await onSent()
    })
  const mail = `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(texts.subject)}&body=${encodeURIComponent(text)}`
  return (
    <li className={list.item}>
      <h3>{about === 'removal' ? texts.removalTo(to) : texts.letterTo(to)}</h3>
      <p className={styles.letter}>{text}</p>
      {copied === 'refused' && <p>{texts.notCopied}</p>}
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      <div className={list.actions}>
        <a className={buttonLook()} href={mail}>
          <Mail aria-hidden />
          {texts.write}
        </a>
        <Button variant="quiet" icon={<Copy aria-hidden />} onClick={() => void copy(text)}>
          {copied === 'copied' ? texts.copied : texts.copy}
        </Button>
        <Button variant="quiet" aria-disabled={working} onClick={() => void sent()}>
          {working ? texts.sending : texts.letterSent}
        </Button>
      </div>
    </li>
  )
}
