import type { ChatSession } from '#contract/chat.ts'
import type { ConversationSearch, FoundConversation } from '#contract/conversation-search.ts'
import { FOUND_CONVERSATIONS, HISTORY_LIMIT } from '#contract/limits.ts'
import { plainText } from '#contract/plain-text.ts'
import { foldForSearch } from '#contract/search.ts'
import type { Db } from '../../platform/database/database.ts'
import type { ChatMessagesTable } from '../tables.ts'
import { excerptOf } from './excerpt.ts'
import { allSessions, type SessionOwner } from './sessions.ts'

/** Newest messages one search reads at most, and how many in one query. No engine folds diacritics as a reader does, so they are read and compared here. */
const MESSAGES_READ = 1_000
const MESSAGES_AT_ONCE = 100

type SearchedMessage = Pick<ChatMessagesTable, 'session_id' | 'role' | 'content'>

/**
 * The owner's conversations that hold every word of a search in a message and their title together, most recent first.
 * Of each conversation the messages are looked at that its page shows.
 */
export async function searchConversations(db: Db, owner: SessionOwner | null, search: string, now = new Date()): Promise<ConversationSearch> {
  const words = [...new Set(foldForSearch(search).split(/\s+/))].filter((word) => word !== '')
  const conversations: FoundConversation[] = []
  if (owner === null || words.length === 0) return { conversations, is_complete: true }
  const sessions = await allSessions(db, owner, now)
  let isComplete = sessions.every(({ message_count }) => message_count <= HISTORY_LIMIT)
  let read = 0
  for (const batch of inBatches(sessions)) {
    const messages = read < MESSAGES_READ ? await readMessages(db, batch) : null
    if (messages === null) isComplete = false
    read += messages?.length ?? 0
    const said = Map.groupBy(messages ?? [], ({ session_id }) => session_id)
    for (const session of batch) {
      if (conversations.length === FOUND_CONVERSATIONS) return { conversations, is_complete: false }
      const excerpt = findIn(session, said.get(session.id) ?? [], words)
      if (!excerpt) continue
      const { id, title, is_active, created_at, updated_at } = session
      conversations.push({ id, title, is_active, created_at, updated_at, excerpt })
    }
  }
  return { conversations, is_complete: isComplete }
}

/** What is shown of the newest message that has all words, or those the title lacks; nothing of a title that has them all; null where they are not. */
function findIn({ title }: ChatSession, messages: readonly SearchedMessage[], words: readonly string[]): FoundConversation['excerpt'] | null {
  const foldedTitle = foldForSearch(title)
  const missing = words.filter((word) => !foldedTitle.includes(word))
  let withTitle: string | null = null
  for (const { role, content } of messages) {
    if (!holds(foldForSearch(content), words, missing)) continue
    const text = role === 'assistant' ? plainText(content) : content.replaceAll(/\s+/g, ' ').trim()
    const folded = foldForSearch(text)
    if (words.every((word) => folded.includes(word))) return excerptOf(text, words)
    // What stands in an address only is not what was said.
    if (withTitle === null && holds(folded, words, missing)) withTitle = text
  }
  if (withTitle !== null) return excerptOf(withTitle, words)
  return missing.length === 0 ? [] : null
}

function holds(folded: string, words: readonly string[], missing: readonly string[]): boolean {
  return missing.every((word) => folded.includes(word)) && words.some((word) => folded.includes(word))
}

/** Conversations whose messages one query reads. */
function inBatches(sessions: readonly ChatSession[]): ChatSession[][] {
  const batches: ChatSession[][] = []
  let messages = MESSAGES_AT_ONCE
  for (const session of sessions) {
    const more = Math.min(HISTORY_LIMIT, Math.max(1, session.message_count))
    if (messages + more > MESSAGES_AT_ONCE) {
      batches.push([])
      messages = 0
    }
    batches.at(-1)?.push(session)
    messages += more
  }
  return batches
}

/** The last messages of each conversation, newest first. */
function readMessages(db: Db, sessions: readonly ChatSession[]): Promise<SearchedMessage[]> {
  return db
    .selectFrom('chat_messages')
    .select(['session_id', 'role', 'content'])
    .where(({ and, eb, or }) =>
      or(sessions.map(({ id, message_count }) => and([eb('session_id', '=', id), eb('position', '>', message_count - HISTORY_LIMIT)]))),
    )
    .orderBy('position', 'desc')
    .execute()
}
