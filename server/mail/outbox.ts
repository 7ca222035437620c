import { sql, type Selectable } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { MailKind, OutgoingMailsTable } from './tables.ts'
import type { WaitingWork } from '../platform/database/waiting.ts'

/** One request is answered by at most this many mails: some servers go silent with a mail they have taken. */
export const MAX_MAILS = 5

export type WaitingMail = Selectable<OutgoingMailsTable>

/** A mail as it goes out, and what to take back when nobody received it. */
export interface Letter {
  mail: Mail
  discard?: (db: Db) => Promise<void>
}

/**
 * Writes a mail at the moment it is sent, with links that are good from then on. Stands in the transaction that takes it
 * from the queue. Null when there is nothing to say any more.
 */
export type MailWriter = (tx: Db, waiting: WaitingMail, now: Date) => Promise<Letter | null>

/** Who writes which mail. */
export type MailWriters = Record<MailKind, MailWriter>

/** A mail about an account, a suggestion, a note on a record, a proposed petition, a notice or the work of operators; one without an address finds it when it is written. */
export type QueuedMail = Pick<OutgoingMailsTable, 'user_id' | 'language' | 'email'> & {
  kind: Exclude<MailKind, 'signature' | 'petition_update'>
  email_key?: string
  suggestion_id?: string
  letter_id?: string
  proposal_id?: string
}

/** Puts a mail into the queue (an outbox, read by sender.ts); in the caller's transaction, so that it goes out when what it tells of is true, and not before it is due. */
export async function queueMail(tx: Db, mail: QueuedMail, now: Date, due = now): Promise<void> {
  await tx
    .insertInto('outgoing_mails')
    .values({ ...mail, state: 'waiting', mails: 0, tries: 0, next_try_at: due.toISOString(), wanted_at: due.toISOString() })
    .execute()
}

/** Mails that wait for their turn, since they were wanted; one that its mailbox gets tomorrow waits from then on. */
export const waitingMails: WaitingWork = {
  instants: (until) => sql`select case when tries = 0 then next_try_at else wanted_at end as at from outgoing_mails
    where state = 'waiting' and wanted_at <= ${until} and (tries > 0 or next_try_at <= ${until})`,
}

/** Mails that were given up: the server refused their address, or would not take them for about a day. Those about accounts, of the last month. */
export async function mailsGivenUp(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from outgoing_mails where state = 'failed'`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
