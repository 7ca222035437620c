import type { PetitionCounts } from '#contract/petitions.ts'
import { Refusal } from '../platform/refusal.ts'
import type { PetitionsTable, SignaturesTable } from './tables.ts'
import { isSameSigner, keyOf, type Signature } from './signature.ts'

/** What became of one signature: the counts after it, or why it was not counted. */
export type SignOutcome = PetitionCounts | Refusal
export type LockedPetition = Pick<PetitionsTable, 'id' | 'is_active' | 'current_signatures' | 'required_signatures'>
export type EarlierSignature = Pick<SignaturesTable, 'petition_id' | 'email_key' | 'browser_hash' | 'user_id' | 'verified_at'>

/** What a batch is decided by: the rows as read, changed by each decision as the commit will change them. */
export interface BatchState {
  petitions: Map<number, LockedPetition>
  signed: Map<string, EarlierSignature>
  firsts: Signature[]
  /** Repeats of a mailbox that has not confirmed yet. */
  unconfirmed: Signature[]
}

/** Decides one signature as if it had come alone, after those decided before it. */
export function decide(signature: Signature, { petitions, signed, firsts, unconfirmed }: BatchState): SignOutcome {
  const { row } = signature
  const petition = petitions.get(row.petition_id)
  if (!petition) return new Refusal('petition.not_found')
  if (petition.is_active !== 1) return new Refusal('petition.closed')
  if (petition.current_signatures >= petition.required_signatures) return new Refusal('petition.goal_reached')

  const earlier = signed.get(keyOf(row))
  if (earlier) {
    if (earlier.verified_at === null) unconfirmed.push(signature)
    // Somebody else's repeat is answered like a first one: nobody learns here which mailbox has signed.
    if (isSameSigner(earlier, row)) return new Refusal('petition.already_signed')
  } else {
    signed.set(keyOf(row), row)
    firsts.push(signature)
    petition.current_signatures += 1
  }
  const { current_signatures, required_signatures } = petition
  return { current_signatures, required_signatures }
}

/** Whether every petition takes signatures and has room for all of these, so that the order in which they came decides nothing. */
export function hasRoomForAll(petitions: BatchState['petitions'], signatures: readonly Signature[]): boolean {
  const asked = [...Map.groupBy(signatures, ({ row }) => row.petition_id)]
  return asked.every(([id, { length }]) => {
    const petition = petitions.get(id)
    return petition?.is_active === 1 && petition.current_signatures + length <= petition.required_signatures
  })
}
