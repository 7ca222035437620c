import { useState } from 'react'
import { authTexts } from '#texts/auth.ts'
import { useTexts } from '#web/features/language/language.tsx'

export type CallState = { kind: 'idle' } | { kind: 'working' } | { kind: 'done' } | { kind: 'failed'; message: string }

/** The life of one call made by a button: working, then done or failed with the sentence to show. */
export function useCall(call: () => Promise<void>) {
  const [state, setState] = useState<CallState>({ kind: 'idle' })
  const texts = useTexts(authTexts)

  const run = async () => {
    if (state.kind === 'working') return
    setState({ kind: 'working' })
    try {
      await call()
      setState({ kind: 'done' })
    } catch (error) {
      setState({ kind: 'failed', message: failureSentence(error, texts.failed) })
    }
  }
  const fail = (message: string) => setState({ kind: 'failed', message })

  return { state, run, fail }
}

/** Spec §8: the message of the API layer; a fault that is nobody's answer (no network) has only the fallback. */
export function failureSentence(error: unknown, fallback: string): string {
  return error instanceof Error && !(error instanceof TypeError) && error.message ? error.message : fallback
}
