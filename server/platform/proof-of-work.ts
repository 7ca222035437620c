import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { z } from 'zod'
import { PROOF_HEADER as HEADER_NAME } from '#contract/limits.ts'
import { keyedHash } from './ids.ts'
import type { LimitCounts } from './limit-counts.ts'
import { Refusal } from './refusal.ts'

export const PROOF_HEADER = HEADER_NAME.toLowerCase()

/** Half of it are tried on average (web/lib/sha256.ts): a second or two on a phone, some tenths of one on a computer. */
const MAX_NUMBER = 200_000
const LIFETIME_MS = 10 * 60_000
/** So that the whole of what is hashed fits into one block. */
const SALT_BYTES = 8
const MAX_CHARACTERS = 1_000

/** What a solution looks like; the algorithm is ours to choose, not the caller's. */
const solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().max(128),
  number: z.int().min(0).max(MAX_NUMBER),
  salt: z.string().max(256),
  signature: z.string().max(128),
})

/** Challenges by the open protocol of ALTCHA: whoever is asked finds the number that was hashed, and may then go on. */
export interface ProofOfWork {
  /** A refusal that carries a new challenge for one purpose. */
  refusal(purpose: string): Promise<Refusal>
  /** Whether a header brings a solved challenge of ours, for this purpose, in time and for the first time in any process. */
  isProven(purpose: string, header: string | string[] | undefined): Promise<boolean>
}

/**
 * Makes and checks challenges. What was solved is kept among the shared counts until it expires.
 *
 * @param secret keys the signatures; the same in all processes
 */
export function proofOfWork(counts: LimitCounts, secret: string, now: () => number = Date.now): ProofOfWork {
  const hmacKey = keyedHash(secret, 'proof of work')
  return {
    async refusal(purpose) {
      const expires = new Date(now() + LIFETIME_MS)
      const { algorithm, challenge, salt, signature } = await createChallenge({
        hmacKey,
        maxnumber: MAX_NUMBER,
        expires,
        saltLength: SALT_BYTES,
        params: { for: purpose },
      })
      return new Refusal('request.proof_needed', { challenge: { algorithm, challenge, salt, signature, maxnumber: MAX_NUMBER } })
    },
    async isProven(purpose, header) {
      const given = typeof header === 'string' && header.length <= MAX_CHARACTERS ? solution.safeParse(parsed(header)) : null
      if (!given?.success) return false
      const params = new URLSearchParams(given.data.salt.split('?')[1])
      if (params.get('for') !== purpose || !(Number(params.get('expires')) * 1_000 > now())) return false
      if (!(await verifySolution(given.data, hmacKey, false))) return false
      return (await counts.add(keyedHash(secret, `solved ${given.data.challenge}`), LIFETIME_MS)).count === 1
    },
  }
}

/** base64 of JSON; undefined for anything else. */
function parsed(header: string): unknown {
  try {
    return JSON.parse(Buffer.from(header, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
