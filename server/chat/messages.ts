import { sql } from 'kysely'
import { z } from 'zod'
import { perspective, source, type ChatMessage, type FinalEvent, type Perspective, type Source } from '#contract/chat.ts'
import type { Db } from '../platform/database.ts'
import { isId, newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ChatMessagesTable } from '../platform/schema.ts'
import type { QuestionImage } from './image.ts'
import type { Owner } from './sessions.ts'
import { hasLostWriter, markInterrupted } from './under-way.ts'

/** base64 characters of images in one history answer; older images beyond it are left out. */
const HISTORY_IMAGE_CHARACTERS = 24_000_000

/** All of a message but its picture, which may be large. */
const withoutImages = [
  'id',
  'session_id',
  'position',
  'role',
  'content',
  'state',
  'image_type',
  'sources',
  'perspectives',
  'follow_ups',
  'rating',
  'created_at',
  'heartbeat_at',
] as const

/** What an answer holds when it is over. */
export interface AnswerRecord {
  content: string
  state: 'done' | 'stopped' | 'interrupted' | 'failed'
  sources: Source[]
  perspectives: Perspective[]
  follow_ups: string[]
  mode: FinalEvent['mode'] | null
  tokensUsed: number
}

/** The last `limit` messages, oldest first; of their pictures the newest, as far as the budget goes. */
export async function readHistory(db: Db, sessionId: string, limit: number): Promise<ChatMessage[]> {
  const rows = await db.selectFrom('chat_messages').select(withoutImages).where('session_id', '=', sessionId).orderBy('position', 'desc').limit(limit).execute()
  if (rows.some((row) => hasLostWriter(row))) await markInterrupted(db)
  const images = await readImages(
    db,
    rows.filter(({ image_type }) => image_type !== null).map(({ id }) => id),
  )
  return rows.map((row) => shown(row, images.get(row.id))).toReversed()
}

/** What was said last, without pictures, oldest first. */
export async function readTurns(db: Db, sessionId: string, limit: number): Promise<{ role: 'user' | 'assistant'; content: string }[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['role', 'content'])
    .where('session_id', '=', sessionId)
    .where('content', '!=', '')
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

/** The pictures of messages, newest message first, until the budget is spent: their sizes are asked before their bytes. */
async function readImages(db: Db, messageIds: string[]): Promise<Map<string, string>> {
  if (messageIds.length === 0) return new Map()
  const sizes = await db
    .selectFrom('chat_messages')
    .select(['id', sql<number>`length(image_data)`.as('characters')])
    .where('id', 'in', messageIds)
    .execute()
  const characters = new Map(sizes.map((row) => [row.id, Number(row.characters)]))
  let budget = HISTORY_IMAGE_CHARACTERS
  const affordable = messageIds.filter((id) => (budget -= characters.get(id) ?? 0) >= 0)
  if (affordable.length === 0) return new Map()
  const images = await db.selectFrom('chat_messages').select(['id', 'image_data']).where('id', 'in', affordable).execute()
  return new Map(images.map(({ id, image_data }) => [id, image_data ?? '']))
}

/**
 * Keeps the question, and the empty answer that will be written; within a transaction, so that the question is safe
 * before anything is generated.
 *
 * @throws Refusal chat.session_not_found when the session was deleted meanwhile
 */
export async function insertQuestion(
  tx: Db,
  sessionId: string,
  answerId: string,
  question: { content: string; image: QuestionImage | null; network: string | null },
  now = new Date(),
): Promise<void> {
  const at = now.toISOString()
  // Taking the session's row first puts two questions to the same session one behind the other.
  const { numUpdatedRows } = await tx.updateTable('chat_sessions').set({ updated_at: at }).where('id', '=', sessionId).executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('chat.session_not_found')
  const position = await nextPosition(tx, sessionId)
  const shared = { session_id: sessionId, created_at: at, heartbeat_at: at }
  await tx
    .insertInto('chat_messages')
    .values([
      {
        ...shared,
        id: newId(),
        position,
        role: 'user',
        content: question.content,
        state: 'done',
        image_type: question.image?.type ?? null,
        image_data: question.image?.base64 ?? null,
      },
      { ...shared, id: answerId, position: position + 1, role: 'assistant', content: '', state: 'streaming', network: question.network },
    ])
    .execute()
}

/** Replaces the last answer by an empty one, within a transaction. @throws Refusal chat.message_not_found when there is no question to answer */
export async function restartAnswer(tx: Db, sessionId: string, answerId: string, network: string | null, now = new Date()): Promise<void> {
  const at = now.toISOString()
  await tx.updateTable('chat_sessions').set({ updated_at: at }).where('id', '=', sessionId).execute()
  const question = await tx
    .selectFrom('chat_messages')
    .select('position')
    .where('session_id', '=', sessionId)
    .where('role', '=', 'user')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!question) throw new Refusal('chat.message_not_found')
  await tx.deleteFrom('chat_messages').where('session_id', '=', sessionId).where('position', '>', question.position).execute()
  await tx
    .insertInto('chat_messages')
    .values({
      id: answerId,
      session_id: sessionId,
      position: question.position + 1,
      role: 'assistant',
      content: '',
      state: 'streaming',
      network,
      created_at: at,
      heartbeat_at: at,
    })
    .execute()
}

/** Keeps the finished answer. An answer whose session was deleted meanwhile is gone, which is no fault. */
export async function saveAnswer(db: Db, sessionId: string, answerId: string, answer: AnswerRecord, now = new Date()): Promise<void> {
  const { content, state, tokensUsed } = answer
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('chat_sessions')
      .set(({ eb }) => ({ tokens_used: eb('tokens_used', '+', tokensUsed), updated_at: now.toISOString() }))
      .where('id', '=', sessionId)
      .execute()
    await tx
      .updateTable('chat_messages')
      .set({
        content,
        state,
        mode: answer.mode,
        network: null,
        sources: JSON.stringify(answer.sources),
        perspectives: JSON.stringify(answer.perspectives),
        follow_ups: JSON.stringify(answer.follow_ups),
      })
      .where('id', '=', answerId)
      .execute()
  })
}

/** An answer as far as any process has kept it. */
export type Written = NonNullable<Awaited<ReturnType<typeof readWritten>>>

/** Undefined when the answer is gone. */
export function readWritten(db: Db, answerId: string) {
  return db
    .selectFrom('chat_messages')
    .select(['content', 'state', 'heartbeat_at', 'sources', 'perspectives', 'follow_ups', 'mode'])
    .where('id', '=', answerId)
    .executeTakeFirst()
}

/** The id of the session's answer that somebody writes, or wrote until they died; null when there is none. */
export async function unfinishedAnswer(db: Db, sessionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('chat_messages')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('state', '=', 'streaming')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** What an answer rests on, and what may be asked next. */
export function parsedSources(row: Pick<Written, 'sources' | 'perspectives' | 'follow_ups'>) {
  return {
    sources: z.array(source).parse(JSON.parse(row.sources ?? '[]')),
    perspectives: z.array(perspective).parse(JSON.parse(row.perspectives ?? '[]')),
    follow_ups: z.array(z.string()).parse(JSON.parse(row.follow_ups ?? '[]')),
  }
}

/** The reader's thumb on an answer; 0 takes it back. Answers the question behind a thumb that was not down before. @throws Refusal chat.message_not_found */
export async function rateAnswer(db: Db, owner: Owner | null, messageId: string, value: 1 | -1 | 0): Promise<{ newlyDown: string | null }> {
  const message = owner && isId(messageId) && (await ownedAnswer(db, owner, messageId))
  if (!message) throw new Refusal('chat.message_not_found')
  await db
    .updateTable('chat_messages')
    .set({ rating: value === 0 ? null : value })
    .where('id', '=', messageId)
    .execute()
  if (value !== -1 || message.rating === -1) return { newlyDown: null }
  const question = await db
    .selectFrom('chat_messages')
    .select('content')
    .where('session_id', '=', message.session_id)
    .where('position', '=', message.position - 1)
    .executeTakeFirst()
  return { newlyDown: question?.content ?? null }
}

function ownedAnswer(db: Db, owner: Owner, messageId: string) {
  const answers = db
    .selectFrom('chat_messages')
    .innerJoin('chat_sessions', 'chat_sessions.id', 'chat_messages.session_id')
    .select(['chat_messages.session_id', 'chat_messages.position', 'chat_messages.rating'])
    .where('chat_messages.id', '=', messageId)
    .where('chat_messages.role', '=', 'assistant')
  return (
    'user_id' in owner ? answers.where('chat_sessions.user_id', '=', owner.user_id) : answers.where('chat_sessions.guest_hash', '=', owner.guest_hash)
  ).executeTakeFirst()
}

async function nextPosition(db: Db, sessionId: string): Promise<number> {
  const last = await db
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return (last?.position ?? 0) + 1
}

function shown(row: Pick<ChatMessagesTable, (typeof withoutImages)[number]>, image: string | undefined): ChatMessage {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    timestamp: row.created_at,
    message_metadata: {
      state: hasLostWriter(row) ? 'interrupted' : row.state,
      ...(row.image_type !== null && { image_type: row.image_type }),
      ...(image !== undefined && { image_data: image }),
      ...(row.sources !== null && { sources: z.array(source).parse(JSON.parse(row.sources)) }),
      ...(row.perspectives !== null && { perspectives: z.array(perspective).parse(JSON.parse(row.perspectives)) }),
      ...(row.follow_ups !== null && { follow_ups: z.array(z.string()).parse(JSON.parse(row.follow_ups)) }),
      ...((row.rating === 1 || row.rating === -1) && { rating: row.rating }),
    },
  }
}

/** The picture of the last question, if it has one. */
export async function lastImage(db: Db, sessionId: string): Promise<QuestionImage | null> {
  const row = await db
    .selectFrom('chat_messages')
    .select(['image_type', 'image_data'])
    .where('session_id', '=', sessionId)
    .where('role', '=', 'user')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.image_type && row.image_data ? { type: row.image_type, base64: row.image_data } : null
}
