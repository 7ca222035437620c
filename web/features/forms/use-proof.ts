import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallOptions } from '#web/api/client.ts'

/** Why a call that was given up has failed; nobody needs to be told. */
export const GIVEN_UP = new DOMException('Given up', 'AbortError')

export interface ProofControl {
  checking: boolean
  giveUp: () => void
  /** What one call is made with. @param patienceMs after which the call is ended, for ever by default */
  callOptions: (patienceMs?: number) => Required<Pick<CallOptions, 'signal' | 'onProof'>>
}

/** The work the server may ask for before it takes a call: whether it is being done now, and what gives it up with the call. Leaving gives it up too. */
export function useProof(): ProofControl {
  const [checking, setChecking] = useState(false)
  const working = useRef<AbortController | null>(null)
  const giveUp = useCallback(() => working.current?.abort(GIVEN_UP), [])
  useEffect(() => giveUp, [giveUp])

  const callOptions = (patienceMs?: number) => {
    const call = new AbortController()
    if (patienceMs !== undefined) setTimeout(() => call.abort(new DOMException('No answer', 'TimeoutError')), patienceMs)
    const onProof = (isWorking: boolean) => {
      working.current = isWorking ? call : null
      setChecking(isWorking)
    }
    return { signal: call.signal, onProof }
  }
  return { checking, giveUp, callOptions }
}

/** True for a call whose work somebody gave up: it ends where it began. */
export function isGivenUp(error: unknown): boolean {
  return error === GIVEN_UP
}
