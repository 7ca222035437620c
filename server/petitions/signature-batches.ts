import type { PetitionCounts, SignatureForm } from '#contract/petitions.ts'
import { isRowFault, type Database, type Db } from '../platform/database/database.ts'
import { createBatcher } from '../platform/process/batcher.ts'
import { signBatch } from './sign.ts'
import { signatureOf, type Signature, type Signer } from './signature.ts'

/** Signatures of one transaction. */
const MAX_BATCH = 128

/** Where signatures wait for the next transaction of this process. */
export interface SignatureQueue {
  /**
   * Adds one signature and counts it, both or neither, and answers the counts when it is on disk.
   *
   * One mailbox signs one petition once, so the call is idempotent: who signed it before is told so, and nothing is added.
   * Anybody else who repeats that mailbox gets the answer of a first signature, or the site would tell strangers who
   * signed what (D-018).
   *
   * @throws Refusal petition.name_has_link, petition.not_found, petition.closed, petition.goal_reached,
   * petition.already_signed, and server.unavailable when too many wait
   */
  signPetition(petitionId: number, form: SignatureForm, signer: Signer, now?: Date): Promise<PetitionCounts>
}

/**
 * Creates the queue of this process: signatures that arrive during a commit share the next one
 * (docs/decisions/0012), so a rush costs one wait for the disk and one lock of the counter for all of them.
 *
 * @param mails whether each first signature causes a confirmation mail
 */
export function createSignatureQueue({ db }: Pick<Database, 'db'>, { mails }: { mails: boolean }): SignatureQueue {
  const batches = createBatcher<Signature, PetitionCounts>({ maxBatch: MAX_BATCH, commit: (signatures) => commitBatch(db, signatures, mails) })
  return {
    signPetition: async (petitionId, form, signer, now = new Date()) => batches.enqueue(signatureOf(petitionId, form, signer, now)),
  }
}

/** What became of each signature. @throws the engine's error when it takes none at all */
async function commitBatch(db: Db, signatures: readonly Signature[], mails: boolean): Promise<(PetitionCounts | Error)[]> {
  try {
    return await signBatch(db, signatures, { mails })
  } catch (error) {
    if (signatures.length === 1 || !isRowFault(error)) throw error
    // One signature the database refuses must not take the others with it: each is tried alone.
    const outcomes: (PetitionCounts | Error)[] = []
    for (const one of signatures) outcomes.push(...(await commitBatch(db, [one], mails).catch((fault: unknown) => [asError(fault)])))
    return outcomes
  }
}

function asError(fault: unknown): Error {
  return fault instanceof Error ? fault : new Error('a signature failed', { cause: fault })
}
