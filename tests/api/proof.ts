import { hash } from 'node:crypto'
import { PROOF_HEADER } from '#contract/limits.ts'
import type { ProofChallenge } from '#contract/errors.ts'

/** The header with which a browser answers a challenge. @throws Error when it has no solution */
export function provenBy(challenge: ProofChallenge): Record<string, string> {
  for (let number = 0; number <= challenge.maxnumber; number += 1) {
    if (hash('sha256', `${challenge.salt}${number}`) === challenge.challenge) return proofHeader({ ...challenge, number })
  }
  throw new Error('a challenge without a solution')
}

/** The header that carries a solution, true or not. */
export function proofHeader(solution: object): Record<string, string> {
  return { [PROOF_HEADER]: Buffer.from(JSON.stringify(solution)).toString('base64') }
}
