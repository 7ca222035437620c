import type { Confirmed, OwnSignature } from '#contract/petitions.ts'
import { locked, type Db } from '../platform/database/database.ts'
import { tokenHash } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import type { SignatureLinksTable } from './tables.ts'
import { chooseUpdates, signedBy, withdraw } from './withdraw.ts'

/**
 * Marks the signature a link leads to as confirmed by its mailbox; pressing twice confirms once.
 *
 * @throws Refusal petition.link_invalid, also when the signature was withdrawn
 */
export function confirmSignature(db: Db, token: string, now = new Date()): Promise<Confirmed> {
  return db.transaction().execute(async (tx) => {
    const { petition_id, email_key } = await readLink(tx, token, 'confirm', now)
    const petition = await locked(tx.selectFrom('petitions').select(['id', 'title']).where('id', '=', petition_id), tx).executeTakeFirstOrThrow()
    const signature = tx.selectFrom('signatures').select('petition_id').where('petition_id', '=', petition_id).where('email_key', '=', email_key)
    if (!(await signature.executeTakeFirst())) throw new Refusal('petition.link_invalid')
    const confirmed = await tx
      .updateTable('signatures')
      .set({ verified_at: now.toISOString() })
      .where('petition_id', '=', petition_id)
      .where('email_key', '=', email_key)
      .where('verified_at', 'is', null)
      .returning('petition_id')
      .execute()
    await tx
      .updateTable('petitions')
      .set((row) => ({ verified_signatures: row('verified_signatures', '+', confirmed.length) }))
      .where('id', '=', petition_id)
      .execute()
    return { petition_id, title: petition.title }
  })
}

/** What the mailbox of a link signed. @throws Refusal petition.link_invalid */
export async function signedByLink(db: Db, token: string, site: { mails: boolean }, now = new Date()): Promise<OwnSignature[]> {
  const { email_key } = await readLink(db, token, 'withdraw', now)
  return signedBy(db, { email_key }, site)
}

/** @throws Refusal petition.link_invalid, petition.not_signed */
export async function chooseUpdatesByLink(db: Db, token: string, petitionId: number, wants: boolean, now = new Date()): Promise<void> {
  const { email_key } = await readLink(db, token, 'withdraw', now)
  await chooseUpdates(db, petitionId, { email_key }, wants)
}

/** @throws Refusal petition.link_invalid, petition.not_signed */
export async function withdrawByLink(db: Db, token: string, petitionId: number, now = new Date()): Promise<void> {
  const { email_key } = await readLink(db, token, 'withdraw', now)
  await withdraw(db, petitionId, { email_key })
}

async function readLink(db: Db, token: string, purpose: SignatureLinksTable['purpose'], now: Date) {
  const link = await db
    .selectFrom('signature_links')
    .select(['petition_id', 'email_key'])
    .where('hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!link) throw new Refusal('petition.link_invalid')
  return link
}
