import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { ChatMessagesTable } from '../tables.ts'
import type { WaitingWork } from '../../platform/database/waiting.ts'

/*
 * The process that writes an answer holds a lease on its row and renews it by a heartbeat. When the process dies, the
 * lease runs out and any other process marks the answer interrupted; nobody has to know who wrote it.
 */

/** How long a lease lasts without a heartbeat. */
export const LEASE_MS = 8_000
/** Answers saved in one transaction: each waits for the disk, and while it lasts the embedded database keeps the process from pages. */
const SAVED_TOGETHER = 25

/** Whether the row says that an answer is being written, but its lease has run out. */
export function hasExpiredLease({ state, heartbeat_at }: Pick<ChatMessagesTable, 'state' | 'heartbeat_at'>, now = Date.now()): boolean {
  return state === 'streaming' && now - Date.parse(heartbeat_at) >= LEASE_MS
}

/** What an answer has so far. */
export interface AnswerProgress {
  messageId: string
  /** Null: nothing new, only a heartbeat. */
  content: string | null
  /** JSON of the urgent card it begins with. */
  card: string | null
}

/**
 * Saves what answers have so far and renews their leases, also when another process has marked one interrupted
 * meanwhile. Answers with the ids of those that nobody asked to stop.
 */
export async function saveProgress(db: Db, answers: readonly AnswerProgress[], now = new Date()): Promise<Set<string>> {
  const wanted = new Set<string>()
  for (let from = 0; from < answers.length; from += SAVED_TOGETHER) {
    for (const id of await saveBatch(db, answers.slice(from, from + SAVED_TOGETHER), now)) wanted.add(id)
  }
  return wanted
}

async function saveBatch(db: Db, answers: readonly AnswerProgress[], now: Date): Promise<string[]> {
  const wanted: string[] = []
  await db.transaction().execute(async (tx) => {
    for (const { messageId, content, card } of answers) {
      const row = await tx
        .updateTable('chat_messages')
        .set({ ...(content !== null && { content, card }), heartbeat_at: now.toISOString(), state: 'streaming' })
        .where('id', '=', messageId)
        .where('state', 'in', ['streaming', 'interrupted'])
        .returning('stop_asked')
        .executeTakeFirst()
      if (row?.stop_asked === 0) wanted.push(messageId)
    }
  })
  return wanted
}

/**
 * Of these answers, the ids of those that nobody asked to stop, in any process. An answer whose row was deleted, with its
 * session or for another try, is wanted by nobody.
 */
export async function stillWanted(db: Db, messageIds: readonly string[]): Promise<Set<string>> {
  if (messageIds.length === 0) return new Set()
  const rows = await db.selectFrom('chat_messages').select('id').where('id', 'in', messageIds).where('stop_asked', '=', 0).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Asks whichever process writes the session's answer to stop; it looks every second. */
export async function requestStop(db: Db, sessionId: string): Promise<void> {
  await db.updateTable('chat_messages').set({ stop_asked: 1 }).where('session_id', '=', sessionId).where('state', '=', 'streaming').execute()
}

/** Marks the answers whose lease has run out: their writer died. Any process does it for those of any other. */
export async function markInterrupted(db: Db, leaseMs = LEASE_MS, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - leaseMs).toISOString()
  await db
    .updateTable('chat_messages')
    .set({ state: 'interrupted', network: null })
    .where('state', '=', 'streaming')
    .where('heartbeat_at', '<=', before)
    .execute()
}

/** Answers that are being written, since their last sign of life. */
export const streamingAnswers: WaitingWork = { instants: () => sql`select heartbeat_at as at from chat_messages where state = 'streaming'` }
