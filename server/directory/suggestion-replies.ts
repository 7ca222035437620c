import { DAY_MS } from '#contract/limits.ts'
import type { Language } from '#texts/language.ts'
import { emailKey } from '../auth/accounts.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Db } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { whole, type PersonalData } from '../platform/personal-data.ts'
import type { RecordName } from './record-key.ts'

/** After a decision its mail is on its way for about a day; an undecided suggestion is answered within a year or not at all. The privacy page promises both. */
const KEPT_DECIDED_MS = 7 * DAY_MS
const KEPT_WAITING_MS = 365 * DAY_MS

/** Whether the site sends mails, and in which language somebody asked. */
export interface ReplyWay {
  mails: boolean
  language: Language
}

/** What becomes of a suggestion, as its mail says it. */
export type SuggestionDecision = { kind: 'approved' } | { kind: 'merged'; into: number } | { kind: 'refused'; reason: string }

/** Keeps where to say what is decided about a suggestion. */
export async function keepReply(tx: Db, { kind, id }: RecordName, email: string, language: Language, now: Date): Promise<void> {
  const address = { email, email_key: emailKey(email) }
  await tx
    .insertInto('suggestion_replies')
    .values({ id: newId(), kind, record_id: id, ...address, language, created_at: now.toISOString() })
    .execute()
}

/** Whether whoever proposed a record waits for an answer. */
export async function wantsReply(db: Db, name: RecordName): Promise<boolean> {
  return (await undecided(db, name)) !== undefined
}

/** Has the mail sent that tells what was decided, where somebody asked for one; in the transaction that decides. */
export async function reply(tx: Db, name: RecordName, outcome: SuggestionDecision, now: Date): Promise<void> {
  const asked = await undecided(tx, name)
  if (!asked) return
  const said = {
    outcome: outcome.kind,
    reason: outcome.kind === 'refused' ? outcome.reason : null,
    ...(outcome.kind === 'merged' && { record_id: outcome.into }),
  }
  await tx
    .updateTable('suggestion_replies')
    .set({ ...said, decided_at: now.toISOString() })
    .where('id', '=', asked.id)
    .execute()
  // Anybody can type another's address: its mailbox is counted like those of signers.
  const mailbox = { email: null, email_key: asked.email_key, user_id: null }
  await queueMail(tx, { kind: 'suggestion_decided', ...mailbox, suggestion_id: asked.id, language: asked.language }, now)
}

function undecided(db: Db, { kind, id }: RecordName) {
  return db
    .selectFrom('suggestion_replies')
    .select(['id', 'email_key', 'language'])
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst()
}

/** Removes addresses whose mail was sent or given up, and those nobody decided about in a year. Safe to repeat. */
export async function sweepReplies(db: Db, now = new Date()): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  await db
    .deleteFrom('suggestion_replies')
    .where((row) => row.or([row('decided_at', '<=', before(KEPT_DECIDED_MS)), row('created_at', '<=', before(KEPT_WAITING_MS))]))
    .execute()
}

/** What somebody is told by their address: the suggestion itself says nothing about who made it. */
export const suggestionData: PersonalData = {
  export: {
    suggestion_replies: whole((db, { email_key }) =>
      db.selectFrom('suggestion_replies').select(['email', 'language', 'created_at', 'outcome', 'reason']).where('email_key', '=', email_key).execute(),
    ),
  },
  async erase(tx, { email_key }) {
    await tx.deleteFrom('suggestion_replies').where('email_key', '=', email_key).execute()
  },
}
