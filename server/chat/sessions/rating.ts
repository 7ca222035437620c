import type { Db } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SessionOwner } from './sessions.ts'

/** The reader's thumb on an answer; 0 takes it back. Answers the question behind a thumb that was not down before. @throws Refusal chat.message_not_found */
export async function rateAnswer(
  db: Db,
  owner: SessionOwner | null,
  messageId: string,
  value: 1 | -1 | 0,
): Promise<{ newlyDown: { sessionId: string; question: string } | null }> {
  const message = owner && isId(messageId) && (await findOwnedAnswer(db, owner, messageId))
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
  return { newlyDown: question ? { sessionId: message.session_id, question: question.content } : null }
}

function findOwnedAnswer(db: Db, owner: SessionOwner, messageId: string) {
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
