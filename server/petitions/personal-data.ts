import type { Db } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import type { SignaturesTable } from '../platform/petition-tables.ts'

/** What an account signed, for its owner. */
export function signaturesOf(db: Db, userId: string) {
  return db
    .selectFrom('signatures')
    .innerJoin('petitions', 'petitions.id', 'signatures.petition_id')
    .select(['petitions.title', 'signatures.full_name', 'signatures.email', 'signatures.phone_number', 'signatures.created_at', 'signatures.verified_at'])
    .where('signatures.user_id', '=', userId)
    .orderBy('signatures.created_at')
    .execute()
}

/** Takes the person out of what they signed; the signatures stay, so every count stays true. */
export async function anonymiseSignatures(db: Db, userId: string): Promise<void> {
  await anonymise(db, await db.selectFrom('signatures').select(['petition_id', 'email_key']).where('user_id', '=', userId).execute())
}

/** Empties signatures of everything personal, with the mails and links that belong to them. */
export async function anonymise(db: Db, signatures: readonly Pick<SignaturesTable, 'petition_id' | 'email_key'>[]): Promise<void> {
  for (const { petition_id, email_key } of signatures) {
    await db.deleteFrom('signature_mails').where('petition_id', '=', petition_id).where('email_key', '=', email_key).execute()
    await db.deleteFrom('signature_links').where('petition_id', '=', petition_id).where('email_key', '=', email_key).execute()
    await db
      .updateTable('signatures')
      .set({ full_name: '', email: '', phone_number: null, browser_hash: '', user_id: null, network: null, email_key: `erased:${newId()}` })
      .where('petition_id', '=', petition_id)
      .where('email_key', '=', email_key)
      .execute()
  }
}
