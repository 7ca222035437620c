import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { z } from 'zod'
import { PROOF_HEADER as HEADER_NAME } from '#contract/limits.ts'
import { keyedHash } from '../ids.ts'
import { countKey, type LimitCounts } from './limit-counts.ts'
import { Refusal } from '../refusal.ts'

export const PROOF_HEADER = HEADER_NAME.toLowerCase()

/** The largest number of the first level; half of it is tried on average (web/api/proof-of-work-worker.ts): a hundredth of a second, a tenth on a phone. Each level doubles it. */
const FIRST_MAX_NUMBER = 20_000
/** A second on a computer, some ten on an old phone. */
export const HARDEST_LEVEL = 6
const LIFETIME_MS = 10 * 60_000
/** So that the whole of what is hashed fits into one block. */
const SALT_BYTES = 8
const PURPOSE_CHARACTERS = 5
const MAX_CHARACTERS = 1_000

/** What a solution looks like; the algorithm is ours to choose, not the caller's. */
const solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().max(128),
  number: z.int().min(0).max(maxNumber(HARDEST_LEVEL)),
  salt: z.string().max(256),
  signature: z.string().max(128),
})
/** What the salt says the challenge is for: its level, then its purpose. */
const given = z.string().regex(/^[0-9][\w-]{5}$/)

/** Work somebody has done. */
export interface WorkProof {
  level: number
  isFor(purpose: string): boolean
}

/** Challenges by the open protocol of ALTCHA: whoever is asked finds the number that was hashed, and may then go on. */
export interface ProofOfWork {
  /** A refusal that carries a new challenge for one purpose. @param level of its work, 0 to HARDEST_LEVEL */
  refusal(purpose: string, level: number): Promise<Refusal>
  /** The work a header proves; null unless it brings a solved challenge of ours, in time and for the first time in any process. */
  read(header: string | string[] | undefined): Promise<WorkProof | null>
}

/**
 * Makes and checks challenges. What was solved is kept among the shared counts until it expires.
 *
 * @param secret keys the signatures; the same in all processes
 */
export function proofOfWork(counts: LimitCounts, secret: string, now: () => number = Date.now): ProofOfWork {
  const hmacKey = keyedHash(secret, 'proof of work')
  const short = (purpose: string) => keyedHash(secret, `work for ${purpose}`).slice(0, PURPOSE_CHARACTERS)
  return {
    async refusal(purpose, level) {
      const expires = new Date(now() + LIFETIME_MS)
      const maxnumber = maxNumber(level)
      const params = { for: `${level}${short(purpose)}` }
      const { algorithm, challenge, salt, signature } = await createChallenge({ hmacKey, maxnumber, expires, saltLength: SALT_BYTES, params })
      return new Refusal('request.proof_needed', { challenge: { algorithm, challenge, salt, signature, maxnumber } })
    },
    async read(header) {
      const solved = typeof header === 'string' && header.length <= MAX_CHARACTERS ? solution.safeParse(parsed(header)) : null
      if (!solved?.success) return null
      const params = new URLSearchParams(solved.data.salt.split('?')[1])
      const what = given.safeParse(params.get('for'))
      if (!what.success || !(Number(params.get('expires')) * 1_000 > now())) return null
      if (!(await verifySolution(solved.data, hmacKey, false))) return null
      const first = (await counts.add(countKey('solved', keyedHash(secret, `solved ${solved.data.challenge}`)), LIFETIME_MS)).count === 1
      return first ? { level: Number(what.data[0]), isFor: (purpose) => what.data.slice(1) === short(purpose) } : null
    },
  }
}

function maxNumber(level: number): number {
  return FIRST_MAX_NUMBER * 2 ** level
}

/** base64 of JSON; undefined for anything else. */
function parsed(header: string): unknown {
  try {
    return JSON.parse(Buffer.from(header, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
