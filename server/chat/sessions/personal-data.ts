import { countRows } from '../../platform/database/count-rows.ts'
import { locked, type Db } from '../../platform/database/database.ts'
import { jsonList, type PersonalData } from '../../platform/personal-data.ts'
import { forgetQuestions } from './editor-questions.ts'
import { adoptGuestSessions } from './sessions.ts'

/** An account's conversations, and its words on the editors' list. */
export const conversationData: PersonalData = {
  export: {
    async *conversations(db, { id }) {
      const sessions = await db
        .selectFrom('chat_sessions')
        .select(['id', 'title', 'created_at', 'updated_at'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute()
      yield* jsonList(sessions.map((session) => conversation(db, session)))
    },
  },
  count: {
    conversations: (db, userId) => countRows(db.selectFrom('chat_sessions').where('user_id', '=', userId)),
  },
  async erase(tx, { id }) {
    // Locked first: an answer that is just noting a question ends before the question is looked for.
    const sessions = await locked(tx.selectFrom('chat_sessions').select('id').where('user_id', '=', id), tx).execute()
    await tx.deleteFrom('chat_sessions').where('user_id', '=', id).execute()
    await forgetQuestions(
      tx,
      sessions.map((session) => session.id),
    )
  },
  adopt: adoptGuestSessions,
}

async function* conversation(db: Db, session: { id: string }): AsyncGenerator<string> {
  yield `{${JSON.stringify(session).slice(1, -1)},"messages":`
  yield* jsonList(messages(db, session.id))
  yield '}'
}

/** One at a time: messages hold pictures. */
async function* messages(db: Db, sessionId: string): AsyncGenerator<string> {
  const rows = await db.selectFrom('chat_messages').select('id').where('session_id', '=', sessionId).orderBy('position').execute()
  for (const { id } of rows) {
    const message = await db
      .selectFrom('chat_messages')
      .select(['role', 'content', 'image_type', 'image_data', 'rating', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (message) yield JSON.stringify(message)
  }
}
