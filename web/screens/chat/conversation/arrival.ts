import { addressOf, lastQuestion, type Conversation } from './conversation.ts'

/** Who looks at the chat: the id of an account, null for a guest, undefined while the browser does not know yet. */
export type Visitor = string | null | undefined

interface Arrival {
  before: Visitor
  visitor: Visitor
  /** The id in the address, null at / and /chat. */
  sessionId: string | null
}

/**
 * What a change of address or of visitor asks of the chat: `stay`, `open` what the address names, or `leave`,
 * because somebody logged out and the conversation is no longer theirs to see.
 */
export function arrive({ before, visitor, sessionId }: Arrival, conversation: Conversation): 'stay' | 'open' | 'leave' {
  if (visitor === undefined) return 'stay'
  if (before === undefined) return 'open'
  if (before === visitor) return addressOf(conversation) === sessionId ? 'stay' : 'open'
  if (before !== null) return 'leave'
  // A guest who logs in goes on with the conversation they began: the server adopts it.
  return lastQuestion(conversation) ? 'stay' : 'open'
}
