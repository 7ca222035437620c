import type { PetitionCounts } from '#contract/petitions.ts'
import { Refusal } from '../platform/refusal.ts'
import type { PetitionsTable, SignaturesTable } from '../platform/petition-tables.ts'
import { isSameSigner, keyOf, type Signature } from './signature.ts'

/** What became of one signature: the counts after it, or why it was not counted. */
export type Outcome = PetitionCounts | Refusal
export type Standing = Pick<PetitionsTable, 'id' | 'is_active' | 'current_signatures' | 'required_signatures'>
export type Earlier = Pick<SignaturesTable, 'petition_id' | 'email_key' | 'browser_hash' | 'user_id' | 'verified_at'>

/** Signatures being decided, one after the other: what stands in the tables, changed by each decision as the tables will be. */
export interface Count {
  petitions: Map<number, Standing>
  signed: Map<string, Earlier>
  firsts: Signature[]
  /** Repeats of a mailbox that has not confirmed yet. */
  unconfirmed: Signature[]
}

/** Decides one signature as if it had come alone, after those decided before it. */
export function decide(signature: Signature, { petitions, signed, firsts, unconfirmed }: Count): Outcome {
  const { row } = signature
  const petition = petitions.get(row.petition_id)
  if (!petition) return new Refusal('petition.not_found')
  if (petition.is_active !== 1) return new Refusal('petition.closed')
  if (petition.current_signatures >= petition.required_signatures) return new Refusal('petition.goal_reached')

  const earlier = signed.get(keyOf(row))
  if (earlier) {
    if (earlier.verified_at === null) unconfirmed.push(signature)
    if (isSameSigner(earlier, row)) return new Refusal('petition.already_signed')
  } else {
    signed.set(keyOf(row), row)
    firsts.push(signature)
    petition.current_signatures += 1
  }
  const { current_signatures, required_signatures } = petition
  return { current_signatures, required_signatures }
}

/** Whether every petition takes signatures and has a place for each of these, so that the order in which they come decides nothing. */
export function hasRoomForAll(petitions: Count['petitions'], signatures: readonly Signature[]): boolean {
  const asked = [...Map.groupBy(signatures, ({ row }) => row.petition_id)]
  return asked.every(([id, { length }]) => {
    const petition = petitions.get(id)
    return petition?.is_active === 1 && petition.current_signatures + length <= petition.required_signatures
  })
}
