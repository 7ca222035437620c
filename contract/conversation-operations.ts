import { conversationSearch, conversationSearchQuery } from './conversation-search.ts'
import type { Codes, Described } from './described.ts'

const ASKER: Codes = ['auth.conflicting_credentials', 'request.cross_site', 'auth.required']
/** Of an account, or of the guest whose cookie comes along and their last 24 hours; a sign-in that has ended is refused, anybody else has nothing. */
const own = { who: 'asker', tags: ['chat'], refuses: ASKER } as const

/** What is asked of all one's own conversations. */
export const conversationOperations = {
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
} satisfies Record<string, Described>
