import type { Selectable, Updateable } from 'kysely'
import { DAY_MS } from '#contract/limits.ts'
import type { Language } from '#texts/language.ts'
import { emailKey } from '../auth/accounts.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Db } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { whole, type PersonalData } from '../platform/personal-data.ts'
import type { RecordName } from './record-key.ts'
import type { SuggestionRepliesTable } from './tables.ts'

/** After a decision its mail is on its way for about a day; an undecided suggestion or note is answered within a year or not at all. The privacy page promises both. */
const KEPT_DECIDED_MS = 7 * DAY_MS
const KEPT_WAITING_MS = 365 * DAY_MS

/** Whether the site sends mails, and in which language somebody asked. */
export interface ReplyWay {
  mails: boolean
  language: Language
}

/** What becomes of a suggestion, as its mail says it. */
type SuggestionDecision = { kind: 'approved' } | { kind: 'merged'; into: number } | { kind: 'refused'; reason: string }

/** What becomes of what somebody said is wrong with a record: it was put right, is no longer listed, or stays as it is, for a reason they are told if it is about their note. */
export type NoteDecision = { kind: 'corrected' } | { kind: 'unlisted' } | { kind: 'kept'; reason: string | null }

/** Keeps where to say what is decided about a suggestion, or about a note on the record. */
export async function keepReply(tx: Db, { kind, id, note }: RecordName & { note?: string }, email: string, language: Language, now: Date): Promise<void> {
  const about = { kind, record_id: id, note_id: note ?? null }
  const address = { email, email_key: emailKey(email) }
  await tx
    .insertInto('suggestion_replies')
    .values({ id: newId(), ...about, ...address, language, created_at: now.toISOString() })
    .execute()
}

/** Whether whoever proposed a record waits for an answer. */
export async function wantsReply(db: Db, name: RecordName): Promise<boolean> {
  return (await undecided(db, name)) !== undefined
}

/** Those of the notes whose senders wait for an answer. */
export async function notesWithReply(db: Db, notes: readonly string[]): Promise<Set<string | null>> {
  if (notes.length === 0) return new Set()
  const asked = db.selectFrom('suggestion_replies').select('note_id').where('note_id', 'in', notes).where('outcome', 'is', null)
  return new Set((await asked.execute()).map(({ note_id }) => note_id))
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
  await tell(tx, asked, said, now)
}

/** The same for what somebody said is wrong with a record, and where that stands now: a record that is merged takes its notes along. */
export async function replyToNote(tx: Db, note: string, { id: record_id }: Pick<RecordName, 'id'>, outcome: NoteDecision, now: Date): Promise<void> {
  const asked = await tx
    .selectFrom('suggestion_replies')
    .select(['id', 'email_key', 'language'])
    .where('note_id', '=', note)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  if (!asked) return
  await tell(tx, asked, { outcome: outcome.kind, reason: outcome.kind === 'kept' ? outcome.reason : null, record_id }, now)
}

type Asked = Pick<Selectable<SuggestionRepliesTable>, 'id' | 'email_key' | 'language'>
type Said = Pick<Updateable<SuggestionRepliesTable>, 'outcome' | 'reason' | 'record_id'>

async function tell(tx: Db, asked: Asked, said: Said, now: Date): Promise<void> {
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
    .where('note_id', 'is', null)
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

/** What somebody is told by their address: the suggestion or note itself says nothing about who made it. */
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
