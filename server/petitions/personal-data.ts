import type { Db } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'

/** What an account signed, for its owner. */
export function signaturesOf(db: Db, userId: string) {
  return db
    .selectFrom('signatures')
    .innerJoin('petitions', 'petitions.id', 'signatures.petition_id')
    .select(['petitions.title', 'signatures.full_name', 'signatures.email', 'signatures.phone_number', 'signatures.created_at'])
    .where('signatures.user_id', '=', userId)
    .orderBy('signatures.created_at')
    .execute()
}

/** Takes the person out of what they signed; the signatures stay, so every count stays true. */
export async function anonymiseSignatures(db: Db, userId: string): Promise<void> {
  const signed = await db.selectFrom('signatures').select('petition_id').where('user_id', '=', userId).execute()
  for (const { petition_id } of signed) {
    await db
      .updateTable('signatures')
      .set({ full_name: '', email: '', phone_number: null, browser_hash: '', user_id: null, email_key: `erased:${newId()}` })
      .where('user_id', '=', userId)
      .where('petition_id', '=', petition_id)
      .execute()
  }
}
