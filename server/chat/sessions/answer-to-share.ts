import { SHARED_QUESTION_CHARACTERS } from '#contract/limits.ts'
import { contactsIn, mayBePersonal, withoutContacts } from '#contract/personal-words.ts'
import type { SharePreview } from '#contract/shared-answers.ts'
import type { Db } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SessionOwner } from './sessions.ts'
import { parseJsonColumns } from './stored-answer.ts'

/** Questions of the conversation whose contacts an answer may repeat. */
const EARLIER_QUESTIONS = 8

/**
 * What may be shared of an answer and its question: no picture, and nothing that reaches whoever asked. Numbers of shelters
 * and clinics in the answer stay, as they are published; those that the conversation's questions hold go.
 *
 * @throws Refusal chat.message_not_found also while it is being written, and when it is somebody else's
 */
export async function answerToShare(db: Db, owner: SessionOwner | null, id: string): Promise<SharePreview> {
  const answer = owner && isId(id) && (await findAnswer(db, owner, id))
  if (!answer || answer.content === '') throw new Refusal('chat.message_not_found')
  const questions = await db
    .selectFrom('chat_messages')
    .select(['content', 'image_type'])
    .where('session_id', '=', answer.session_id)
    .where('role', '=', 'user')
    .where('position', '<', answer.position)
    .orderBy('position', 'desc')
    .limit(EARLIER_QUESTIONS)
    .execute()
  const question = questions[0]?.content ?? ''
  const { sources = [], card = null } = parseJsonColumns({ ...answer, perspectives: null, follow_ups: null })
  return {
    question: withoutContacts(question).slice(0, SHARED_QUESTION_CHARACTERS),
    is_personal: mayBePersonal(question),
    answer: questions.flatMap(({ content }) => contactsIn(content)).reduce((text, contact) => text.replaceAll(contact, '…'), answer.content),
    card,
    sources,
    answered_at: answer.created_at,
  }
}

function findAnswer(db: Db, owner: SessionOwner, id: string) {
  const answers = db
    .selectFrom('chat_messages')
    .innerJoin('chat_sessions', 'chat_sessions.id', 'chat_messages.session_id')
    .select(['session_id', 'position', 'content', 'sources', 'card', 'chat_messages.created_at'])
    .where('chat_messages.id', '=', id)
    .where('role', '=', 'assistant')
    .where('state', 'in', ['done', 'stopped', 'interrupted'])
  return ('user_id' in owner ? answers.where('user_id', '=', owner.user_id) : answers.where('guest_hash', '=', owner.guest_hash)).executeTakeFirst()
}
