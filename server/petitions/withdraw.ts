import type { ExpressionBuilder } from 'kysely'
import type { OwnSignature } from '#contract/petitions.ts'
import { locked, type Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { dropUpdateMails } from './update-mails.ts'
import type { Schema } from '../platform/database/schema.ts'

/** Whose signatures: a mailbox's, or those an account gave with its own address, also when it has another one by now. */
export interface SignatureOwner {
  email_key: string
  user_id?: string
}

const SHOWN = 200

/** What a mailbox signed, newest first. @param mails whether the site sends any */
export async function signedBy(db: Db, owner: SignatureOwner, { mails }: { mails: boolean }): Promise<OwnSignature[]> {
  const rows = await db
    .selectFrom('signatures')
    .innerJoin('petitions', 'petitions.id', 'signatures.petition_id')
    .select(['signatures.petition_id', 'petitions.title', 'signatures.created_at', 'signatures.verified_at', 'petitions.result', 'signatures.wants_updates'])
    .where(ownedBy(owner))
    .orderBy('signatures.created_at', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ verified_at, wants_updates, ...row }) => {
    const verified = verified_at !== null
    return { ...row, verified, wants_updates: mails && verified ? wants_updates === 1 : null }
  })
}

/**
 * Takes a signature back: the row goes, and both counts of its petition are lowered.
 *
 * @throws Refusal petition.not_signed
 */
export function withdraw(db: Db, petitionId: number, owner: SignatureOwner): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await locked(tx.selectFrom('petitions').select('id').where('id', '=', petitionId), tx).execute()
    const gone = await tx.deleteFrom('signatures').where('petition_id', '=', petitionId).where(ownedBy(owner)).returning(['email_key', 'verified_at']).execute()
    if (gone.length === 0) throw new Refusal('petition.not_signed')
    await lowerCounts(tx, petitionId, gone)
    const mailboxes = gone.map(({ email_key }) => email_key)
    await tx
      .deleteFrom('signature_links')
      .where('petition_id', '=', petitionId)
      .where('email_key', 'in', mailboxes)
      .where('purpose', 'in', ['confirm', 'code'])
      .execute()
    await dropUpdateMails(tx, petitionId, mailboxes)
  })
}

/**
 * Begins or ends the mails that tell a signer what is new; those that still wait are not sent.
 *
 * @throws Refusal petition.not_signed
 */
export function chooseUpdates(db: Db, petitionId: number, owner: SignatureOwner, wants: boolean): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const chosen = await tx
      .updateTable('signatures')
      .set({ wants_updates: wants ? 1 : 0 })
      .where('petition_id', '=', petitionId)
      .where(ownedBy(owner))
      .returning('email_key')
      .execute()
    if (chosen.length === 0) throw new Refusal('petition.not_signed')
    const mailboxes = chosen.map(({ email_key }) => email_key)
    if (!wants) await dropUpdateMails(tx, petitionId, mailboxes)
  })
}

function ownedBy({ email_key, user_id }: SignatureOwner) {
  return (row: ExpressionBuilder<Schema, 'signatures'>) => {
    const fromMailbox = row('signatures.email_key', '=', email_key)
    if (user_id === undefined) return fromMailbox
    return row.and([row('signatures.user_id', '=', user_id), row.or([fromMailbox, row('signatures.of_former_address', '=', 1)])])
  }
}

/** Takes removed signatures out of the counts of a petition that is locked. */
export async function lowerCounts(tx: Db, petitionId: number, gone: readonly { verified_at: string | null }[]): Promise<void> {
  const verified = gone.filter(({ verified_at }) => verified_at !== null).length
  await tx
    .updateTable('petitions')
    .set((row) => ({ current_signatures: row('current_signatures', '-', gone.length), verified_signatures: row('verified_signatures', '-', verified) }))
    .where('id', '=', petitionId)
    .execute()
}
