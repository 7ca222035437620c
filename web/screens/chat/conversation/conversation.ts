import type { ChatMessage, UrgentCard } from '#contract/chat.ts'
import type { Reply, ShownPerspective, ShownSource } from '../stream/reply.ts'

/** `image` is a data URL. */
export interface ShownQuestion {
  role: 'user'
  id: string
  text: string
  image: string | null
}

/**
 * Why there is no whole answer: the question did not arrive (`send`), or waits on the device for a network (`waiting`),
 * Bobita failed (`stream`), or the connection was lost while the server went on writing (`lost`). `detail` is the server's
 * own sentence.
 */
export interface Trouble {
  kind: 'send' | 'waiting' | 'stream' | 'lost'
  detail: string | null
  /** Whether guests alone are refused it: with an account one may ask on. */
  guestLimit?: true
}

export interface ShownAnswer {
  role: 'assistant'
  id: string
  text: string
  state: ChatMessage['message_metadata']['state']
  /** While the browser works for the question, which has not been taken yet. */
  checking?: true
  trouble: Trouble | null
  sources: ShownSource[]
  perspectives: ShownPerspective[]
  follow_ups: string[]
  /** What to do in an emergency; `text` begins with the same words. */
  card: UrgentCard | null
  rating: 1 | -1 | 0
  /** The server's id of the answer, once known: what a thumb is given to. */
  message_id: string | null
}

export type ShownMessage = ShownQuestion | ShownAnswer

/** `address` is the id the URL shows for this session, null while it shows /chat. */
export interface OpenSession {
  id: string
  title: string
  is_active: boolean
  address: string | null
}

/** What the chat screen is doing (S-358 to S-375). `starting` is the server's page, before the browser knows who is here. */
export type Conversation =
  | { kind: 'starting' }
  | { kind: 'loading'; sessionId: string | null }
  | { kind: 'welcome'; session: OpenSession }
  | { kind: 'talking'; session: OpenSession; messages: readonly ShownMessage[] }
  | { kind: 'missing'; sessionId: string }
  | { kind: 'failed' }

/** The id the URL should show for this conversation; undefined while nothing is settled. */
export function addressOf(conversation: Conversation): string | null | undefined {
  switch (conversation.kind) {
    case 'starting':
      return undefined
    case 'loading':
    case 'missing':
      return conversation.sessionId
    case 'failed':
      return null
    default:
      return conversation.session.address
  }
}

export function messagesOf(conversation: Conversation): readonly ShownMessage[] {
  return conversation.kind === 'talking' ? conversation.messages : []
}

export function lastAnswer(conversation: Conversation): ShownAnswer | null {
  const last = messagesOf(conversation).at(-1)
  return last?.role === 'assistant' ? last : null
}

export function lastQuestion(conversation: Conversation): ShownQuestion | null {
  return messagesOf(conversation).findLast((message) => message.role === 'user') ?? null
}

/** True while an answer is being written: nothing else can be sent (S-375). */
export function isStreaming(conversation: Conversation): boolean {
  return lastAnswer(conversation)?.state === 'streaming'
}

/** An answer about to be written, shown as dots. */
export function emptyAnswer(id: string): ShownAnswer {
  return {
    role: 'assistant',
    id,
    text: '',
    state: 'streaming',
    trouble: null,
    sources: [],
    perspectives: [],
    follow_ups: [],
    card: null,
    rating: 0,
    message_id: null,
  }
}

/** The answer with the final object's words and what they rest on. */
export function finishedAnswer(answer: ShownAnswer, reply: Reply): ShownAnswer {
  const { sources, perspectives, follow_ups, message_id } = reply
  const [text, card] = [reply.answer ?? answer.text, reply.card ?? answer.card]
  return { ...answer, text, card, state: 'done', sources, perspectives, follow_ups, message_id }
}
