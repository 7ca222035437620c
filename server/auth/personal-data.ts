import type { Db } from '../platform/database.ts'

/**
 * Everything the site keeps about one account, for its owner (GDPR art. 15 and 20).
 * Each domain that keeps personal data adds its part here.
 */
export async function personalData(db: Db, userId: string) {
  const account = await db.selectFrom('users').select(['id', 'name', 'email', 'phone_number', 'created_at', 'updated_at']).where('id', '=', userId).executeTakeFirstOrThrow()
  const signIns = await db.selectFrom('tokens').select(['created_at', 'last_used_at']).where('user_id', '=', userId).execute()
  const sessions = await db.selectFrom('chat_sessions').select(['id', 'title', 'created_at', 'updated_at']).where('user_id', '=', userId).orderBy('created_at').execute()
  const messages = await db
    .selectFrom('chat_messages')
    .innerJoin('chat_sessions', 'chat_sessions.id', 'chat_messages.session_id')
    .select(['chat_messages.session_id', 'chat_messages.role', 'chat_messages.content', 'chat_messages.image_type', 'chat_messages.image_data', 'chat_messages.rating', 'chat_messages.created_at'])
    .where('chat_sessions.user_id', '=', userId)
    .orderBy('chat_messages.session_id')
    .orderBy('chat_messages.position')
    .execute()
  return {
    account,
    sign_ins: signIns,
    conversations: sessions.map((session) => ({
      ...session,
      messages: messages.filter(({ session_id }) => session_id === session.id).map(({ session_id: _, ...message }) => message),
    })),
  }
}
