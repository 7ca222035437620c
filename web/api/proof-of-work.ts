import { PROOF_HEADER } from '#contract/limits.ts'
import type { ProofChallenge } from '#contract/errors.ts'

/** What the worker is given, and what it answers with. */
export type ProofTask = Pick<ProofChallenge, 'challenge' | 'salt' | 'maxnumber'>
export type ProofNumber = number | null

/**
 * The header that answers the challenge of a refusal; null when the refusal carries none that can be solved. The work is
 * done beside the page, which stays usable.
 */
export async function proofHeaders(refusal: Response, signal: AbortSignal | undefined): Promise<Record<string, string> | null> {
  const body: unknown = await refusal.json().catch(() => null)
  const challenge = typeof body === 'object' && body !== null && 'challenge' in body ? body.challenge : null
  if (!isChallenge(challenge)) return null
  const number = await solve(challenge, signal)
  return number === null ? null : { [PROOF_HEADER]: btoa(JSON.stringify({ ...challenge, number })) }
}

function solve({ challenge, salt, maxnumber }: ProofTask, signal: AbortSignal | undefined): Promise<ProofNumber> {
  const worker = new Worker(new URL('proof-of-work-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<ProofNumber>()
  worker.addEventListener('message', ({ data }: MessageEvent<ProofNumber>) => resolve(data))
  worker.addEventListener('error', () => resolve(null))
  signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  if (signal?.aborted) reject(signal.reason)
  worker.postMessage({ challenge, salt, maxnumber } satisfies ProofTask)
  return promise.finally(() => worker.terminate())
}

function isChallenge(value: unknown): value is ProofChallenge {
  if (typeof value !== 'object' || value === null) return false
  const { algorithm, challenge, salt, signature, maxnumber }: Partial<Record<keyof ProofChallenge, unknown>> = value
  return (
    algorithm === 'SHA-256' &&
    [challenge, salt, signature].every((part) => typeof part === 'string') &&
    typeof maxnumber === 'number' &&
    maxnumber <= MOST_TRIES
  )
}

/** No server may keep a phone busy for long. */
const MOST_TRIES = 2_000_000
