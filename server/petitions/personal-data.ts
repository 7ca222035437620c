import type { Db } from '../platform/database/database.ts'
import { countRows } from '../platform/database/count-rows.ts'
import { newId } from '../platform/ids.ts'
import { whole, type PersonalData } from '../platform/personal-data.ts'
import type { SignaturesTable } from './tables.ts'
import { canonicalEmail } from './canonical-email.ts'
import { dropUpdateMails } from './update-mails.ts'

/** What an account signed. */
export const signatureData: PersonalData = {
  export: {
    signatures: whole((db, { id }) =>
      db
        .selectFrom('signatures')
        .innerJoin('petitions', 'petitions.id', 'signatures.petition_id')
        .select([
          'petitions.title',
          'signatures.full_name',
          'signatures.email',
          'signatures.phone_number',
          'signatures.created_at',
          'signatures.verified_at',
          'signatures.wants_updates',
        ])
        .where('signatures.user_id', '=', id)
        .orderBy('signatures.created_at')
        .execute(),
    ),
  },
  count: {
    signatures: (db, userId) => countRows(db.selectFrom('signatures').where('user_id', '=', userId)),
  },
  /** Takes the person out of what they signed; the signatures stay, so every count stays true. */
  async erase(tx, { id }) {
    await anonymise(tx, await tx.selectFrom('signatures').select(['petition_id', 'email_key']).where('user_id', '=', id).execute())
  },
  async keepOfAddress(tx, userId, email) {
    await tx.updateTable('signatures').set({ of_former_address: 1 }).where('user_id', '=', userId).where('email_key', '=', canonicalEmail(email)).execute()
  },
}

/** Empties signatures of everything personal, with the mails and links that belong to them. */
export async function anonymise(db: Db, signatures: readonly Pick<SignaturesTable, 'petition_id' | 'email_key'>[]): Promise<void> {
  for (const { petition_id, email_key } of signatures) {
    await db.deleteFrom('outgoing_mails').where('petition_id', '=', petition_id).where('email_key', '=', email_key).execute()
    await dropUpdateMails(db, petition_id, [email_key])
    await db.deleteFrom('signature_links').where('petition_id', '=', petition_id).where('email_key', '=', email_key).execute()
    await db
      .updateTable('signatures')
      .set({ full_name: '', email: '', phone_number: null, browser_hash: '', user_id: null, network: null, wants_updates: 0, email_key: `erased:${newId()}` })
      .where('petition_id', '=', petition_id)
      .where('email_key', '=', email_key)
      .execute()
  }
}
