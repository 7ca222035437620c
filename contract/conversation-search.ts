import { z } from 'zod'
import { chatSession } from './chat.ts'
import { SEARCH_CHARACTERS } from './limits.ts'

export const conversationSearchQuery = z.object({ q: z.string().max(SEARCH_CHARACTERS).default('') })

/** A piece of what was said; `found` where it is a word of the search. Put together the pieces are the excerpt. */
const excerptPart = z.object({ text: z.string(), found: z.boolean() })
export type ExcerptPart = z.infer<typeof excerptPart>

const foundConversation = chatSession.pick({ id: true, title: true, is_active: true, created_at: true, updated_at: true }).extend({
  /** Of the newest message that holds the words; nothing where only the title does. */
  excerpt: z.array(excerptPart),
})
export type FoundConversation = z.infer<typeof foundConversation>

/** One's own conversations in which the words were said, most recent first. */
export const conversationSearch = z
  .object({
    conversations: z.array(foundConversation),
    /** False when older messages were not looked at. */
    is_complete: z.boolean(),
  })
  .meta({ id: 'ConversationSearch' })
export type ConversationSearch = z.infer<typeof conversationSearch>
