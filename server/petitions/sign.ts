import type { PetitionCounts, SignatureForm } from '#contract/petitions.ts'
import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { canonicalEmail } from './canonical-email.ts'
import { hasLink } from './name-link.ts'
import { openPetition } from './petitions.ts'

/** Who signs, as far as the site can tell: this browser on this petition, and the account when there is one. */
export interface Signer {
  browserHash: string
  userId: string | null
}

/**
 * Adds one signature and counts it, both or neither, and answers the counts.
 *
 * One mailbox signs one petition once. Who signed it before is told so; anybody else who repeats that mailbox gets
 * the answer of a first signature, or the site would tell strangers who signed what (design.md §9).
 *
 * @throws Refusal petition.name_has_link, petition.not_found, petition.closed, petition.goal_reached, petition.already_signed
 */
export async function signPetition(db: Db, petitionId: number, form: SignatureForm, signer: Signer, now = new Date()): Promise<PetitionCounts> {
  const full_name = form.full_name.trim()
  if (hasLink(full_name)) throw new Refusal('petition.name_has_link', { field: 'full_name' })
  const email_key = canonicalEmail(form.email)
  const { browserHash: browser_hash, userId: user_id } = signer

  return db.transaction().execute(async (tx) => {
    const counts = await openPetition(tx, petitionId)
    const added = await tx
      .insertInto('signatures')
      .values({
        petition_id: petitionId,
        email_key,
        full_name,
        email: form.email,
        phone_number: form.phone_number || null,
        browser_hash,
        user_id,
        created_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['petition_id', 'email_key']).doNothing())
      .returning('petition_id')
      .executeTakeFirst()
    if (added) return countOne(tx, petitionId)
    if (await isOwnSignature(tx, petitionId, email_key, signer)) throw new Refusal('petition.already_signed')
    return counts
  })
}

/** The insert stands before this update so that the petition's row, which every signer needs, is locked for the shortest time. */
async function countOne(tx: Db, petitionId: number): Promise<PetitionCounts> {
  const counts = await tx
    .updateTable('petitions')
    .set((row) => ({ current_signatures: row('current_signatures', '+', 1) }))
    .where('id', '=', petitionId)
    .where('is_active', '=', 1)
    .whereRef('current_signatures', '<', 'required_signatures')
    .returning(['current_signatures', 'required_signatures'])
    .executeTakeFirst()
  if (counts) return counts
  // Somebody else took the last place or closed the petition since we looked; the refusal also undoes the insert.
  await openPetition(tx, petitionId)
  throw new Refusal('petition.goal_reached')
}

async function isOwnSignature(tx: Db, petitionId: number, emailKey: string, { browserHash, userId }: Signer): Promise<boolean> {
  const row = await tx
    .selectFrom('signatures')
    .select(['browser_hash', 'user_id'])
    .where('petition_id', '=', petitionId)
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return row?.browser_hash === browserHash || (userId !== null && row?.user_id === userId)
}
