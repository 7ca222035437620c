import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { OwnSignature } from '#contract/petitions.ts'
import { longDate } from '#texts/dates.ts'
import { signedTexts } from '#texts/petitions/signatures.ts'
import type { OwnSignatures } from '#web/api/petitions.ts'
import { failureSentence } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import own from '#web/ui/own-list.module.css'
import styles from './signature-list.module.css'

/** What a person signed, each with a button that takes it back. */
export function SignatureList({ source, empty }: { source: OwnSignatures; empty: string }) {
  const texts = useTexts(signedTexts)
  const { state, withdraw, chooseUpdates } = useOwnSignatures(source)
  if (state.kind === 'loading') return <p role="status">{texts.loading}</p>
  if (state.kind === 'failed') return <Notice kind="error">{state.message}</Notice>
  return (
    <>
      {state.message && <Notice kind={state.kind === 'ready' && state.refused ? 'error' : 'success'}>{state.message}</Notice>}
      {state.signatures.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className={own.list}>
          {state.signatures.map((signature) => (
            <SignatureItem
              key={signature.petition_id}
              signature={signature}
              onWithdraw={() => void withdraw(signature.petition_id)}
              onUpdates={(wants) => void chooseUpdates(signature.petition_id, wants)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface SignatureItemProps {
  signature: OwnSignature
  onWithdraw: () => void
  onUpdates: (wants: boolean) => void
}

function SignatureItem({ signature, onWithdraw, onUpdates }: SignatureItemProps) {
  const texts = useTexts(signedTexts)
  const { petition_id, title, created_at, verified, result, wants_updates } = signature
  const signedOn = texts.signedOn(longDate(created_at, useLanguage()))
  return (
    <li className={own.item}>
      <div>
        <Link to={`/petitions?id=${petition_id}`} lang="ro">
          {title}
        </Link>
        <p className={own.when}>{verified ? `${signedOn}, ${texts.verified}` : signedOn}</p>
        {result && (
          <p lang="ro">
            {texts.result} {result}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {wants_updates !== null && (
          <label className={styles.check}>
            <input type="checkbox" aria-label={texts.updatesOf(title)} checked={wants_updates} onChange={(event) => onUpdates(event.target.checked)} />
            {texts.updates}
          </label>
        )}
        <Button variant="danger" size="small" aria-label={texts.withdrawFrom(title)} onClick={onWithdraw}>
          {texts.withdraw}
        </Button>
      </div>
    </li>
  )
}

type SignaturesState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; signatures: OwnSignature[]; message: string | null; refused?: boolean }

/** Somebody's own signatures, read once, and without those taken back since. `source` must stay the same object. */
function useOwnSignatures(source: OwnSignatures) {
  const [state, setState] = useState<SignaturesState>({ kind: 'loading' })
  const texts = useTexts(signedTexts)

  useEffect(() => {
    let left = false
    source.list().then(
      (signatures) => left || setState({ kind: 'ready', signatures, message: null }),
      (error: unknown) => left || setState({ kind: 'failed', message: failureSentence(error, texts.failed) }),
    )
    return () => {
      left = true
    }
  }, [source, texts])

  const withdraw = async (petitionId: number) => {
    try {
      await source.withdraw(petitionId)
      setState((before) => (before.kind === 'ready' ? without(before.signatures, petitionId, texts.withdrawn) : before))
    } catch (error) {
      setState({ kind: 'failed', message: failureSentence(error, texts.failed) })
    }
  }
  const chooseUpdates = async (petitionId: number, wants: boolean) => {
    // Shown at once, and taken back when the site says no.
    setState((before) => choosing(before, petitionId, wants, null))
    try {
      await source.chooseUpdates(petitionId, wants)
      setState((before) => choosing(before, petitionId, wants, wants ? texts.updatesOn : texts.updatesOff))
    } catch (error) {
      setState((before) => ({ ...choosing(before, petitionId, !wants, failureSentence(error, texts.updatesFailed)), refused: true }))
    }
  }
  return { state, withdraw, chooseUpdates }
}

function without(signatures: OwnSignature[], petitionId: number, message: string): SignaturesState {
  return { kind: 'ready', signatures: signatures.filter(({ petition_id }) => petition_id !== petitionId), message }
}

function choosing(state: SignaturesState, petitionId: number, wants: boolean, message: string | null): SignaturesState {
  if (state.kind !== 'ready') return state
  const signatures = state.signatures.map((one) => (one.petition_id === petitionId ? { ...one, wants_updates: wants } : one))
  return { kind: 'ready', signatures, message }
}
