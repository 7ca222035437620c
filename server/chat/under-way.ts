import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ChatMessagesTable } from '../platform/schema.ts'
import type { Owner } from './sessions.ts'

/** An answer nobody has written to for so long has lost its writer, in whichever process it was. */
export const SILENT_MS = 8_000
/** design.md §5: answers one asker may have under way. */
export const STREAMS_AT_ONCE = 2
/** Guests of one network together: without a cookie everybody is new. */
export const GUEST_STREAMS_OF_NETWORK = 10
const RETRY_AFTER_S = 5
/** Answers kept in one transaction: each waits for the disk, and while it lasts the embedded database keeps the process from pages. */
const SAVED_TOGETHER = 25

/** Who asks, as far as streams are counted. */
export interface Place {
  owner: Owner
  /** Keyed hash of a guest's network; null for an account. */
  network: string | null
}

/** Whether nobody writes an answer any more that is said to be under way. */
export function hasLostWriter({ state, heartbeat_at }: Pick<ChatMessagesTable, 'state' | 'heartbeat_at'>, now = Date.now()): boolean {
  return state === 'streaming' && now - Date.parse(heartbeat_at) >= SILENT_MS
}

/**
 * Refuses who has too much under way, in all processes, or an answer in this very session. Within a transaction that
 * begins an answer it is exact: askers of one place go through one after the other.
 *
 * @throws Refusal chat.busy
 */
export async function refuseBusy(db: Db, { owner, network }: Place, sessionId: string | null, now = new Date()): Promise<void> {
  if (db.isTransaction) await takeTurn(db, network ?? JSON.stringify(owner))
  const answers = await db
    .selectFrom('chat_messages')
    .innerJoin('chat_sessions', 'chat_sessions.id', 'chat_messages.session_id')
    .select(['chat_messages.session_id', 'chat_messages.network', 'chat_sessions.user_id', 'chat_sessions.guest_hash'])
    .where('chat_messages.state', '=', 'streaming')
    .where('chat_messages.heartbeat_at', '>', new Date(now.getTime() - SILENT_MS).toISOString())
    .where((row) =>
      row.or([
        'user_id' in owner ? row('chat_sessions.user_id', '=', owner.user_id) : row('chat_sessions.guest_hash', '=', owner.guest_hash),
        ...(network === null ? [] : [row('chat_messages.network', '=', network)]),
      ]),
    )
    .execute()
  const own = answers.filter(({ user_id, guest_hash }) => ('user_id' in owner ? user_id === owner.user_id : guest_hash === owner.guest_hash))
  const neighbours = answers.filter((answer) => network !== null && answer.network === network)
  if (own.length >= STREAMS_AT_ONCE || neighbours.length >= GUEST_STREAMS_OF_NETWORK || own.some(({ session_id }) => session_id === sessionId)) throw busy()
}

/** What somebody is told who has too many answers under way. */
export function busy(): Refusal {
  return new Refusal('chat.busy', { retryAfterS: RETRY_AFTER_S })
}

/** A transaction of the embedded database holds the only write lock already. */
async function takeTurn(tx: Db, name: string): Promise<void> {
  if (tx.getExecutor().adapter.supportsMultipleConnections) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** What an answer has so far. */
export interface Progress {
  messageId: string
  /** Null: nothing new. */
  content: string | null
}

/**
 * Keeps what answers have so far and says that somebody is still writing them, also when another process has given one
 * up meanwhile; some together in each transaction. Answers with the ids of those that shall go on.
 */
export async function saveProgress(db: Db, answers: readonly Progress[], now = new Date()): Promise<Set<string>> {
  const goOn = new Set<string>()
  for (let from = 0; from < answers.length; from += SAVED_TOGETHER) {
    for (const id of await saveTogether(db, answers.slice(from, from + SAVED_TOGETHER), now)) goOn.add(id)
  }
  return goOn
}

async function saveTogether(db: Db, answers: readonly Progress[], now: Date): Promise<string[]> {
  const goOn: string[] = []
  await db.transaction().execute(async (tx) => {
    for (const { messageId, content } of answers) {
      const row = await tx
        .updateTable('chat_messages')
        .set({ ...(content !== null && { content }), heartbeat_at: now.toISOString(), state: 'streaming' })
        .where('id', '=', messageId)
        .where('state', 'in', ['streaming', 'interrupted'])
        .returning('stop_asked')
        .executeTakeFirst()
      if (row?.stop_asked === 0) goOn.push(messageId)
    }
  })
  return goOn
}

/** Of these answers, the ids of those that nobody asked to stop, in any process. One that is gone, with its session or for another try, is written for nobody. */
export async function notStopped(db: Db, messageIds: readonly string[]): Promise<Set<string>> {
  if (messageIds.length === 0) return new Set()
  const rows = await db.selectFrom('chat_messages').select('id').where('id', 'in', messageIds).where('stop_asked', '=', 0).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Asks whoever writes the session's answer to stop. */
export async function askToStop(db: Db, sessionId: string): Promise<void> {
  await db.updateTable('chat_messages').set({ stop_asked: 1 }).where('session_id', '=', sessionId).where('state', '=', 'streaming').execute()
}

/** Answers whose writer died: nobody said for `silentMs` that they are still writing. Any process settles those of any other. */
export async function markInterrupted(db: Db, silentMs = SILENT_MS, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - silentMs).toISOString()
  await db
    .updateTable('chat_messages')
    .set({ state: 'interrupted', network: null })
    .where('state', '=', 'streaming')
    .where('heartbeat_at', '<=', before)
    .execute()
}
