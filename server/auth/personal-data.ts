import { everyOwnSet } from '../complaints/sets.ts'
import { filesOf } from '../evidence/evidence.ts'
import { signaturesOf } from '../petitions/personal-data.ts'
import type { Db } from '../platform/database.ts'

/**
 * Everything the site keeps about one account, for its owner (GDPR art. 15 and 20), as the pieces of a JSON text.
 * Piece by piece, because conversations hold pictures. Each domain that keeps personal data adds its part here.
 */
export async function* personalDataJson(db: Db, userId: string): AsyncGenerator<string> {
  const account = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone_number', 'created_at', 'updated_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const signIns = await db.selectFrom('tokens').select(['created_at', 'last_used_at']).where('user_id', '=', userId).execute()
  yield `{"account":${JSON.stringify(account)},"sign_ins":${JSON.stringify(signIns)},"signatures":${JSON.stringify(await signaturesOf(db, userId))},"files":${JSON.stringify(await filesOf(db, userId))},"conversations":[`
  const sessions = await db
    .selectFrom('chat_sessions')
    .select(['id', 'title', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  for (const [place, session] of sessions.entries()) {
    yield `${place === 0 ? '' : ','}{${JSON.stringify(session).slice(1, -1)},"messages":[`
    yield* messagesJson(db, session.id)
    yield ']}'
  }
  yield '],"complaints":['
  let separator = ''
  for await (const set of everyOwnSet(db, userId)) {
    yield `${separator}${JSON.stringify(set)}`
    separator = ','
  }
  yield ']}'
}

async function* messagesJson(db: Db, sessionId: string): AsyncGenerator<string> {
  const messages = await db.selectFrom('chat_messages').select('id').where('session_id', '=', sessionId).orderBy('position').execute()
  for (const [place, { id }] of messages.entries()) {
    const message = await db
      .selectFrom('chat_messages')
      .select(['role', 'content', 'image_type', 'image_data', 'rating', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (message) yield `${place === 0 ? '' : ','}${JSON.stringify(message)}`
  }
}
