import { MAX_MAILS } from '../mail/outbox.ts'
import type { Db } from '../platform/database/database.ts'
import { keyOf, type Signature } from './signature.ts'

/**
 * Asks for a confirmation mail for every first signature, and for one more for a repeat of a mailbox that has not
 * confirmed, while it may have one. Stands in the transaction of the signatures: no mail without one, none forgotten.
 */
export async function queueMails(tx: Db, { firsts, unconfirmed }: { firsts: readonly Signature[]; unconfirmed: readonly Signature[] }): Promise<void> {
  if (firsts.length > 0) {
    const mails = firsts.map(({ row, language }) => ({
      kind: 'signature' as const,
      petition_id: row.petition_id,
      email_key: row.email_key,
      language,
      state: 'waiting' as const,
      mails: 0,
      tries: 0,
      next_try_at: row.created_at,
      wanted_at: row.created_at,
    }))
    await tx.insertInto('outgoing_mails').values(mails).execute()
  }
  const mailboxes = new Map(unconfirmed.map((signature) => [keyOf(signature.row), signature]))
  for (const { row, language } of mailboxes.values()) {
    // A mail that still waits is enough; so is one that was given up, for a while, as its tries are counted anew.
    await tx
      .updateTable('outgoing_mails')
      .set({ state: 'waiting', tries: 0, next_try_at: row.created_at, wanted_at: row.created_at, language })
      .where('petition_id', '=', row.petition_id)
      .where('email_key', '=', row.email_key)
      .where('state', '!=', 'waiting')
      .where('mails', '<', MAX_MAILS)
      .execute()
  }
}
