import { z } from 'zod'
import { askQuestion, chatHistory, chatSession, historyQuery, newSession, rating, sessionsQuery, titleQuery } from './chat.ts'
import { recordPath } from './common.ts'
import { conversationSearch, conversationSearchQuery } from './conversation-search.ts'
import type { Codes, Described } from './described.ts'

const ASKER: Codes = ['auth.conflicting_credentials', 'request.cross_site']
const ACCOUNT: Codes = [...ASKER, 'auth.required']
const SESSION: Codes = [...ASKER, 'chat.session_not_found']
const ANSWER: Codes = [...SESSION, 'chat.busy', 'chat.guest_limit']

const nothing = { 204: z.null() }
const conversation = { who: 'asker', tags: ['chat'], params: recordPath } as const
/** Of an account, or of the guest whose cookie comes along and their last 24 hours; a sign-in that has ended is refused, anybody else has nothing. */
const own = { who: 'asker', tags: ['chat'], refuses: ACCOUNT } as const

/** Asking, and what is done with a conversation, an answer, or all conversations that are one's own. */
export const conversationOperations = {
  ask: {
    who: 'anyone',
    tags: ['chat'],
    description: 'Answers as application/x-ndjson, one ChatEvent a line, then [DONE].',
    body: askQuestion,
    refuses: [...ANSWER, 'auth.other_user', 'chat.question_missing', 'chat.image_invalid', 'chat.image_too_large'],
  },
  createSession: { who: 'account', tags: ['chat'], body: newSession, response: { 201: chatSession }, refuses: [...ACCOUNT, 'auth.other_user'] },
  listSessions: {
    who: 'account',
    tags: ['chat'],
    querystring: sessionsQuery,
    response: { 200: z.array(chatSession) },
    refuses: [...ACCOUNT, 'auth.other_user'],
  },
  listGuestSessions: {
    who: 'asker',
    tags: ['chat'],
    description: 'The conversations of the last 24 hours of the guest whose cookie comes along; none for an account.',
    response: { 200: z.array(chatSession) },
    refuses: ASKER,
  },
  searchConversations: {
    ...own,
    description: 'Searches what was said in one’s own conversations, and their titles, without case and diacritics. At most 20, most recent first.',
    querystring: conversationSearchQuery,
    response: { 200: conversationSearch },
  },
  exportConversations: {
    ...own,
    description: 'All one’s own conversations as one Markdown file, most recent first, without pictures.',
    produces: ['text/markdown'],
  },
  exportSession: { ...conversation, description: 'The conversation as a Markdown file, without pictures.', produces: ['text/markdown'], refuses: SESSION },
  readHistory: { ...conversation, querystring: historyQuery, response: { 200: chatHistory }, refuses: SESSION },
  attach: { ...conversation, description: 'Attaches to the answer being written, from its beginning.', refuses: [...SESSION, 'chat.message_not_found'] },
  stop: { ...conversation, response: nothing, refuses: SESSION },
  retry: { ...conversation, description: 'Answers the last question again, in place of the last answer.', refuses: [...ANSWER, 'chat.message_not_found'] },
  renameSession: { ...conversation, querystring: titleQuery, response: nothing, refuses: SESSION },
  deleteSession: { ...conversation, response: nothing, refuses: SESSION },
  rateAnswer: { ...conversation, body: rating, response: nothing, refuses: [...ASKER, 'chat.message_not_found'] },
} satisfies Record<string, Described>
