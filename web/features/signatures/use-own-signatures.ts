import { useEffect, useState } from 'react'
import type { OwnSignature } from '#contract/petitions.ts'
import { signedTexts } from '#texts/signatures.ts'
import { ApiError } from '#web/api/client.ts'
import type { OwnSignatures } from '#web/api/petitions.ts'
import { useTexts } from '#web/features/language/language.tsx'

type State = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; signatures: OwnSignature[]; message: string | null }

/** Somebody's own signatures, read once, and without those taken back since. `source` must stay the same object. */
export function useOwnSignatures(source: OwnSignatures) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const texts = useTexts(signedTexts)

  useEffect(() => {
    let left = false
    source.list().then(
      (signatures) => left || setState({ kind: 'ready', signatures, message: null }),
      (error: unknown) => left || setState({ kind: 'failed', message: sentence(error, texts.failed) }),
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
      setState({ kind: 'failed', message: sentence(error, texts.failed) })
    }
  }
  return { state, withdraw }
}

function without(signatures: OwnSignature[], petitionId: number, message: string): State {
  return { kind: 'ready', signatures: signatures.filter(({ petition_id }) => petition_id !== petitionId), message }
}

function sentence(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.problem?.message) || fallback
}
