import type { Db } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { QuestionImage } from '../image.ts'
import type { EarlierMessage } from '../question.ts'
import { parseCard } from './stored-answer.ts'

/** What was said last, without pictures, oldest first. */
export async function readEarlier(db: Db, sessionId: string, limit: number): Promise<EarlierMessage[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['role', 'content', 'card'])
    .where('session_id', '=', sessionId)
    .where('content', '!=', '')
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed().map(({ role, content, card }) => ({ role, content, ...(card !== null && { card: parseCard(card).id }) }))
}

/**
 * Saves the question, and the empty answer that will be written; within a transaction, so that the question is safe
 * before anything is generated.
 *
 * @throws Refusal chat.session_not_found when the session was deleted meanwhile
 */
export async function insertQuestion(
  tx: Db,
  sessionId: string,
  answerId: string,
  question: { content: string; image: QuestionImage | null; guestNetwork: string | null },
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
      { ...shared, id: answerId, position: position + 1, role: 'assistant', content: '', state: 'streaming', network: question.guestNetwork },
    ])
    .execute()
}

/** Replaces the last answer by an empty one, within a transaction. @throws Refusal chat.message_not_found when there is no question to answer */
export async function restartAnswer(tx: Db, sessionId: string, answerId: string, guestNetwork: string | null, now = new Date()): Promise<void> {
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
      network: guestNetwork,
      created_at: at,
      heartbeat_at: at,
    })
    .execute()
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

async function nextPosition(db: Db, sessionId: string): Promise<number> {
  const last = await db
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return (last?.position ?? 0) + 1
}
