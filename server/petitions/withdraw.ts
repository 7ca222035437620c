import type { OwnSignature } from '#contract/petitions.ts'
import { locked, type Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'

/** Whose signatures: a mailbox, and for an account only those given from it. */
export interface Owner {
  email_key: string
  user_id?: string
}

const SHOWN = 200

/** What a mailbox signed, newest first. */
export async function signedBy(db: Db, { email_key, user_id }: Owner): Promise<OwnSignature[]> {
  let signatures = db
    .selectFrom('signatures')
    .innerJoin('petitions', 'petitions.id', 'signatures.petition_id')
    .select(['signatures.petition_id', 'petitions.title', 'signatures.created_at', 'signatures.verified_at'])
    .where('signatures.email_key', '=', email_key)
  if (user_id !== undefined) signatures = signatures.where('signatures.user_id', '=', user_id)
  const rows = await signatures.orderBy('signatures.created_at', 'desc').limit(SHOWN).execute()
  return rows.map(({ verified_at, ...row }) => ({ ...row, verified: verified_at !== null }))
}

/**
 * Takes a signature back: the row goes, and with it its place in both counts.
 *
 * @throws Refusal petition.not_signed
 */
export function withdraw(db: Db, petitionId: number, { email_key, user_id }: Owner): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await locked(tx.selectFrom('petitions').select('id').where('id', '=', petitionId), tx).execute()
    let signature = tx.deleteFrom('signatures').where('petition_id', '=', petitionId).where('email_key', '=', email_key)
    if (user_id !== undefined) signature = signature.where('user_id', '=', user_id)
    const gone = await signature.returning('verified_at').execute()
    if (gone.length === 0) throw new Refusal('petition.not_signed')
    await lowerCounts(tx, petitionId, gone)
    await tx.deleteFrom('signature_links').where('petition_id', '=', petitionId).where('email_key', '=', email_key).where('purpose', '=', 'confirm').execute()
  })
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
