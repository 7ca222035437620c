import type { PetitionCounts, SignatureForm } from '#contract/petitions.ts'
import { isRowFault, type Database, type Db } from '../platform/database.ts'
import { openLane } from '../platform/lane.ts'
import { Refusal } from '../platform/refusal.ts'
import { signTogether } from './sign.ts'
import { signatureOf, type Signature, type Signer } from './signature.ts'

/** Signatures of one transaction. */
const MAX_TOGETHER = 128

/** Where signatures wait for the next transaction of this process. */
export interface SigningDesk {
  /**
   * Adds one signature; answers only when it is on disk.
   *
   * @throws Refusal what signPetition throws, and server.unavailable when too many wait
   */
  sign(petitionId: number, form: SignatureForm, signer: Signer, now?: Date): Promise<PetitionCounts>
}

interface Waiting {
  signature: Signature
  resolve(counts: PetitionCounts): void
  reject(reason: unknown): void
}

/**
 * Opens the queue of this process: signatures that arrive while a commit is under way share the next one
 * (docs/decisions/0012), so a rush costs one wait for the disk and one lock of the counter for all of them.
 *
 * @param mails whether each first signature causes a confirmation mail
 */
export function openSigningDesk({ db }: Pick<Database, 'db'>, { mails }: { mails: boolean }): SigningDesk {
  const knock = openLane<Waiting>(MAX_TOGETHER, (together) => settle(db, together, mails))
  return {
    async sign(petitionId, form, signer, now = new Date()) {
      const signature = signatureOf(petitionId, form, signer, now)
      const { promise, resolve, reject } = Promise.withResolvers<PetitionCounts>()
      knock({ signature, resolve, reject })
      return promise
    },
  }
}

/** Tells each signer what became of their signature; never throws. Answers why when the database takes none at all. */
async function settle(db: Db, together: readonly Waiting[], mails: boolean): Promise<Refusal | null> {
  try {
    const outcomes = await signTogether(
      db,
      together.map(({ signature }) => signature),
      { mails },
    )
    for (const [place, { resolve, reject }] of together.entries()) {
      const outcome = outcomes[place]
      if (!outcome || outcome instanceof Refusal) reject(outcome ?? new Error('a signature without an outcome'))
      else resolve(outcome)
    }
    return null
  } catch (error) {
    // One signature the database refuses must not take the others with it; a database that is away refuses them all.
    if (together.length > 1 && isRowFault(error)) for (const one of together) await settle(db, [one], mails)
    else for (const { reject } of together) reject(error)
    return error instanceof Refusal ? error : null
  }
}
