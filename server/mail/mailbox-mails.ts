import { DAY_MS } from '#contract/limits.ts'
import type { Db } from '../platform/database/database.ts'
import { keyedHash } from '../platform/ids.ts'
import type { MailKind } from './tables.ts'

/** A mailbox gets at most so many mails of a kind within a day: about all petitions together, or from all accounts. */
const MAX_MAILS_A_DAY = 5

/** Whom a mail goes to, in the one form of all spellings, and what it is about: a flood of one kind holds back none of another. */
export interface Mailbox {
  kind: MailKind
  key: string
}

/**
 * Counts one mail to a mailbox, in the caller's transaction. The count goes neither with a signature nor with an account:
 * who types somebody else's address over and over makes us write no more.
 *
 * @returns null when the mail may go out, else when the next one may
 */
export async function countMail(tx: Db, secret: string, to: Mailbox, now: Date): Promise<string | null> {
  const at = now.toISOString()
  const mailbox = nameOf(secret, to)
  const ends_at = new Date(now.getTime() + DAY_MS).toISOString()
  await tx.deleteFrom('mailbox_mails').where('mailbox', '=', mailbox).where('ends_at', '<=', at).execute()
  const row = await tx
    .insertInto('mailbox_mails')
    .values({ mailbox, mails: 1, ends_at })
    .onConflict((conflict) => conflict.column('mailbox').doUpdateSet((kept) => ({ mails: kept('mailbox_mails.mails', '+', 1) })))
    .returning(['mails', 'ends_at'])
    .executeTakeFirstOrThrow()
  if (row.mails <= MAX_MAILS_A_DAY) return null
  await uncountMail(tx, secret, to)
  return row.ends_at
}

/** Takes back a mail that did not arrive. */
export async function uncountMail(db: Db, secret: string, to: Mailbox): Promise<void> {
  await db
    .updateTable('mailbox_mails')
    .set((row) => ({ mails: row('mails', '-', 1) }))
    .where('mailbox', '=', nameOf(secret, to))
    .where('mails', '>', 0)
    .execute()
}

/** A key only this site can make again, so that the row tells nobody's address. */
function nameOf(secret: string, { kind, key }: Mailbox): string {
  return keyedHash(secret, `${kind} mails to ${key}`)
}
