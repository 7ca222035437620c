import { addressOf, lastQuestion, type Conversation } from './conversation.ts'

/** Who looks at the chat: the id of an account, null for a guest, undefined while the browser does not know yet. */
export type Visitor = string | null | undefined

interface Arrival {
  before: Visitor
  visitor: Visitor
  /** The id in the address, null at / and /chat. */
  sessionId: string | null
  /** True when the chat wrote the address itself, to show what it had opened. */
  isOwn: boolean
}

/**
 * What a change of address or of visitor asks of the chat: `stay`, `open` what the address names, or `leave`,
 * because somebody logged out and the conversation is no longer theirs to see.
 */
export function arrive({ before, visitor, sessionId, isOwn }: Arrival, conversation: Conversation): 'stay' | 'open' | 'leave' {
  if (visitor === undefined) return 'stay'
  if (before === undefined) return 'open'
  // An own address may arrive late, after a new chat was begun: it asks for nothing.
  if (before === visitor) return isOwn || addressOf(conversation) === sessionId ? 'stay' : 'open'
  if (before !== null) return 'leave'
  // A guest who logs in goes on with the conversation they began: the server adopts it.
  return lastQuestion(conversation) ? 'stay' : 'open'
}
