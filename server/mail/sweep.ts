import { DAY_MS } from '#contract/limits.ts'
import type { Db } from '../platform/database/database.ts'

/** How long a mail about an account that was given up is counted. */
const GIVEN_UP_DAYS = 30

/** Forgets how often mailboxes were written to a day ago, and the mails about accounts that were given up a month ago. */
export async function sweepMails(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('mailbox_mails').where('ends_at', '<=', now.toISOString()).execute()
  const before = new Date(now.getTime() - GIVEN_UP_DAYS * DAY_MS).toISOString()
  await db.deleteFrom('outgoing_mails').where('state', '=', 'failed').where('kind', '!=', 'signature').where('wanted_at', '<', before).execute()
}
