import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { OwnProposal } from '#contract/petition-proposals.ts'
import { longDate } from '#texts/dates.ts'
import { proposalsTexts } from '#texts/petitions/proposals.ts'
import { listOwnProposals, takeProposalBack } from '#web/api/petition-proposals.ts'
import { failureSentence } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import own from '#web/ui/own-list.module.css'
import styles from './own-proposals.module.css'

/** What somebody signed in proposed, what was decided about each and why, with a button that takes back what waits. */
export function OwnProposals() {
  const texts = useTexts(proposalsTexts)
  const { state, message, takeBack } = useOwnProposals()
  if (state.kind === 'loading') return <p role="status">{texts.loading}</p>
  if (state.kind === 'failed') return <Notice kind="error">{state.message}</Notice>
  return (
    <>
      {message !== null && <Notice kind={message.kind}>{message.text}</Notice>}
      {state.proposals.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={own.list}>
          {state.proposals.map((proposal) => (
            <ProposalItem key={proposal.id} proposal={proposal} onTakeBack={() => void takeBack(proposal.id)} />
          ))}
        </ul>
      )}
    </>
  )
}

function ProposalItem({ proposal: { title, state, reason, petition_id, created_at }, onTakeBack }: { proposal: OwnProposal; onTakeBack: () => void }) {
  const texts = useTexts(proposalsTexts)
  const language = useLanguage()
  return (
    <li className={own.item}>
      <div>
        <p className={styles.title} lang="ro">
          {title}
        </p>
        <p className={own.when}>
          <span className={styles.state} data-state={state}>
            {texts.states[state]}
          </span>{' '}
          {texts.sentOn(longDate(created_at, language))}
        </p>
        {reason !== null && (
          <p>
            {texts.because} {reason}
          </p>
        )}
      </div>
      {petition_id !== null && <Link to={`/petitions?id=${petition_id}`}>{texts.see}</Link>}
      {state === 'waiting' && (
        <Button variant="danger" size="small" aria-label={texts.takeBackOf(title)} onClick={onTakeBack}>
          {texts.takeBack}
        </Button>
      )}
    </li>
  )
}

type ProposalsState = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; proposals: OwnProposal[] }

/** Somebody's own proposals, read once; after each take-back read again, as an operator may have decided meanwhile. */
function useOwnProposals() {
  const texts = useTexts(proposalsTexts)
  const [state, setState] = useState<ProposalsState>({ kind: 'loading' })
  const [message, setMessage] = useState<{ kind: 'success' | 'error'; text: string } | null>(null)
  const read = useCallback(
    (signal: AbortSignal) =>
      listOwnProposals(signal).then(
        (proposals) => signal.aborted || setState({ kind: 'ready', proposals }),
        (error: unknown) => signal.aborted || setState({ kind: 'failed', message: failureSentence(error, texts.listFailed) }),
      ),
    [texts],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void read(leaving.signal)
    return () => leaving.abort()
  }, [read])

  const takeBack = async (id: string) => {
    const said = await takeProposalBack(id).then(
      () => ({ kind: 'success' as const, text: texts.takenBack }),
      (error: unknown) => ({ kind: 'error' as const, text: failureSentence(error, texts.listFailed) }),
    )
    setMessage(said)
    await read(new AbortController().signal)
  }
  return { state, message, takeBack }
}
