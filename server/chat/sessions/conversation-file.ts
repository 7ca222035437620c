import type { ChatSession } from '#contract/chat.ts'
import { conversationFileTexts } from '#texts/chat/conversation-file.ts'
import { longDate } from '#texts/dates.ts'
import type { Language } from '#texts/language.ts'
import type { Db } from '../../platform/database/database.ts'
import type { ChatMessagesTable } from '../tables.ts'
import { allSessions, type SessionOwner } from './sessions.ts'
import { parseJsonColumns } from './stored-answer.ts'

const MESSAGES_AT_ONCE = 50

/** The reader's language, and where the site's own pages are. */
interface ReadAt {
  language: Language
  origin: string
}

/** A conversation as Markdown, message by message: its words and sources, a note instead of each picture. */
export async function* conversationFile(db: Db, session: ChatSession, at: ReadAt): AsyncGenerator<string> {
  yield `${headingOf(session)}\n${conversationFileTexts[at.language].notice}\n`
  yield* messagesOf(db, session, at)
}

/** All of the owner's conversations in which something was said, the same way one after the other, most recent first. */
export async function* conversationsFile(db: Db, owner: SessionOwner | null, at: ReadAt): AsyncGenerator<string> {
  const sessions = owner === null ? [] : (await allSessions(db, owner)).filter(({ message_count }) => message_count > 0)
  const { notice, none } = conversationFileTexts[at.language]
  yield sessions.length === 0 ? `${none}\n` : `${notice}\n`
  for (const session of sessions) {
    yield `\n${headingOf(session)}`
    yield* messagesOf(db, session, at)
  }
}

function headingOf({ title }: ChatSession): string {
  return `# ${title}\n`
}

async function* messagesOf(db: Db, { id }: ChatSession, { language, origin }: ReadAt): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('chat_messages')
      .select(['position', 'role', 'content', 'image_type', 'sources', 'created_at'])
      .where('session_id', '=', id)
      .where('position', '>', after)
      .orderBy('position')
      .limit(MESSAGES_AT_ONCE)
      .execute()
    for (const row of rows) yield messageText(row, language, origin)
    const last = rows.at(-1)
    if (!last || rows.length < MESSAGES_AT_ONCE) return
    after = last.position
  }
}

type WrittenMessage = Pick<ChatMessagesTable, 'role' | 'content' | 'image_type' | 'sources' | 'created_at'>

function messageText({ role, content, image_type, sources, created_at }: WrittenMessage, language: Language, origin: string): string {
  const texts = conversationFileTexts[language]
  const { sources: told = [] } = parseJsonColumns({ sources, perspectives: null, follow_ups: null, card: null })
  const list = told.map(({ id, title, url }) => `${id}. ${title}: ${url.startsWith('/') ? origin + url : url}`)
  const parts = [
    `\n---\n\n**${role === 'user' ? texts.you : texts.bobita}**, ${longDate(created_at, language)}`,
    ...(image_type === null ? [] : [texts.picture]),
    content,
    ...(list.length === 0 ? [] : [`${texts.sources}:\n\n${list.join('\n')}`]),
  ]
  return `${parts.join('\n\n')}\n`
}
