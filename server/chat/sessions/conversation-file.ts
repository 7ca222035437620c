import type { ChatSession } from '#contract/chat.ts'
import { conversationFileTexts } from '#texts/chat/conversation-file.ts'
import { longDate } from '#texts/dates.ts'
import type { Language } from '#texts/language.ts'
import type { Db } from '../../platform/database/database.ts'
import type { ChatMessagesTable } from '../tables.ts'
import { parseJsonColumns } from './stored-answer.ts'

const MESSAGES_AT_ONCE = 50

/** A conversation as Markdown, message by message: its words and sources, a note in place of each picture. */
export async function* conversationFile(
  db: Db,
  { id, title }: Pick<ChatSession, 'id' | 'title'>,
  { language, origin }: { language: Language; origin: string },
): AsyncGenerator<string> {
  yield `# ${title}\n\n${conversationFileTexts[language].notice}\n`
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

type Said = Pick<ChatMessagesTable, 'role' | 'content' | 'image_type' | 'sources' | 'created_at'>

function messageText({ role, content, image_type, sources, created_at }: Said, language: Language, origin: string): string {
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
