import type { ChatSession } from '#contract/chat.ts'
import { DAY_MS, SESSIONS_LIST_LIMIT } from '#contract/limits.ts'
import type { Asker } from '../../auth/current-user.ts'
import type { Db } from '../../platform/database/database.ts'
import type { ChatSessionsTable } from '../tables.ts'
import { isId, newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import { forgetQuestions } from './editor-questions.ts'

/** The title of a session nobody named, which the browser names after its first question (autoTitle); a fixed value of the wire, shown in Romanian. */
export const DEFAULT_TITLE = 'Chat nou'
/** Tokens one session may spend on a model; when they are spent, Bobita quotes. */
export const SESSION_TOKEN_BUDGET = 200_000
/** Sessions of one account; beyond it the oldest go. */
const MAX_SESSIONS = 500

/** Who owns a session: an account, or a guest's cookie. */
export type SessionOwner = { user_id: string } | { guest_hash: string }

/** The owner an asker stands for; null for a guest who has no cookie yet and so owns nothing. */
export function ownerOf(asker: Asker): SessionOwner | null {
  if (asker.kind === 'user') return { user_id: asker.user.id }
  return asker.guestHash === null ? null : { guest_hash: asker.guestHash }
}

/** An owner as one text, to be compared. */
export function ownerKey(owner: SessionOwner): string {
  return 'user_id' in owner ? `user ${owner.user_id}` : `guest ${owner.guest_hash}`
}

/** Opens a session and answers it as the API shows it. */
export function createSession(db: Db, owner: SessionOwner, options: { id?: string; title?: string } = {}, now = new Date()): Promise<ChatSession> {
  return db.transaction().execute((tx) => insertSession(tx, owner, options, now))
}

/** The same within a transaction. */
export async function insertSession(tx: Db, owner: SessionOwner, { id = newId(), title = DEFAULT_TITLE } = {}, now = new Date()): Promise<ChatSession> {
  const at = now.toISOString()
  const row = {
    id,
    user_id: 'user_id' in owner ? owner.user_id : null,
    guest_hash: 'guest_hash' in owner ? owner.guest_hash : null,
    title,
    is_active: 1,
    tokens_used: 0,
    created_at: at,
    updated_at: at,
  }
  await tx.insertInto('chat_sessions').values(row).execute()
  await dropOldest(tx, owner)
  return toChatSession({ ...row, message_count: 0 })
}

/** The owner's sessions, most recent first. */
export async function listSessions(db: Db, owner: SessionOwner, limit: number): Promise<ChatSession[]> {
  const rows = await ownedBy(db, owner).orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute()
  return rows.map(toChatSession)
}

/** A guest's sessions of the last 24 hours, most recent first, whether the sweep has come or not. */
export async function listGuestSessions(db: Db, guest_hash: string, now = new Date()): Promise<ChatSession[]> {
  const rows = await ownedBy(db, { guest_hash })
    .where('updated_at', '>=', guestsSince(now))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(SESSIONS_LIST_LIMIT)
    .execute()
  return rows.map(toChatSession)
}

/** Every session of the owner that can be in their list, most recent first: all of an account, those of a guest's last 24 hours. */
export async function allSessions(db: Db, owner: SessionOwner, now = new Date()): Promise<ChatSession[]> {
  const own = ownedBy(db, owner)
  const kept = 'user_id' in owner ? own : own.where('updated_at', '>=', guestsSince(now))
  const rows = await kept.orderBy('updated_at', 'desc').orderBy('id').limit(MAX_SESSIONS).execute()
  return rows.map(toChatSession)
}

/**
 * One session of the owner.
 *
 * @throws Refusal chat.session_not_found also when it is somebody else's
 */
export async function findSession(db: Db, owner: SessionOwner | null, id: string): Promise<ChatSession> {
  // What cannot be an id is an unknown one; PostgreSQL would refuse some of it with an error.
  if (!isId(id)) throw new Refusal('chat.session_not_found')
  const row = owner && (await ownedBy(db, owner).where('id', '=', id).executeTakeFirst())
  if (!row) throw new Refusal('chat.session_not_found')
  return toChatSession(row)
}

/** @throws Refusal chat.session_not_found */
export async function renameSession(db: Db, owner: SessionOwner | null, id: string, title: string): Promise<void> {
  const { id: found } = await findSession(db, owner, id)
  await db.updateTable('chat_sessions').set({ title }).where('id', '=', found).execute()
}

/** Removes the session, its messages and what of them is on the editors' list. @throws Refusal chat.session_not_found */
export async function deleteSession(db: Db, owner: SessionOwner | null, id: string): Promise<void> {
  const { id: found } = await findSession(db, owner, id)
  await db.transaction().execute((tx) => removeSessions(tx, [found]))
}

/** Gives a guest's sessions to the account they signed in to. */
export async function adoptGuestSessions(db: Db, userId: string, guestHash: string): Promise<void> {
  await db.updateTable('chat_sessions').set({ user_id: userId, guest_hash: null }).where('guest_hash', '=', guestHash).execute()
}

/** A guest's sessions live as long as the guest's cookie: 24 hours. Of nobody any more, their questions stay for the editors. */
export async function sweepGuestSessions(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('chat_sessions').where('user_id', 'is', null).where('updated_at', '<', guestsSince(now)).execute()
}

function guestsSince(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString()
}

function ownedBy(db: Db, owner: SessionOwner) {
  const sessions = db
    .selectFrom('chat_sessions')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('chat_messages')
        .whereRef('chat_messages.session_id', '=', 'chat_sessions.id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('message_count'),
    )
  return 'user_id' in owner ? sessions.where('user_id', '=', owner.user_id) : sessions.where('guest_hash', '=', owner.guest_hash)
}

async function dropOldest(tx: Db, owner: SessionOwner): Promise<void> {
  const sessions = tx.selectFrom('chat_sessions').select('id')
  const mine = 'user_id' in owner ? sessions.where('user_id', '=', owner.user_id) : sessions.where('guest_hash', '=', owner.guest_hash)
  const excess = await mine.orderBy('updated_at', 'desc').offset(MAX_SESSIONS).limit(10).execute()
  await removeSessions(
    tx,
    excess.map(({ id }) => id),
  )
}

async function removeSessions(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('chat_sessions').where('id', 'in', ids).execute()
  await forgetQuestions(tx, ids)
}

function toChatSession(row: ChatSessionsTable & { message_count: number | null }): ChatSession {
  return {
    id: row.id,
    session_id: row.id,
    user_id: row.user_id,
    title: row.title,
    is_active: row.is_active === 1,
    created_at: row.created_at,
    updated_at: row.updated_at,
    is_anonymous: row.user_id === null,
    tokens_used: row.tokens_used,
    tokens_remaining: Math.max(0, SESSION_TOKEN_BUDGET - row.tokens_used),
    message_count: row.message_count ?? 0,
  }
}
