import type { UrgentCard } from '#contract/chat.ts'
import {
  emptyAnswer,
  finishedAnswer,
  type ShownAnswer,
  type Conversation,
  type ShownMessage,
  type OpenSession,
  type ShownQuestion,
  type Trouble,
} from './conversation.ts'
import type { Reply, ShownSource } from '../stream/reply.ts'

export type ChatAction =
  | { type: 'load'; sessionId: string | null }
  | { type: 'open'; session: OpenSession; messages: readonly ShownMessage[] }
  | { type: 'miss'; sessionId: string }
  | { type: 'fail' }
  | { type: 'ask'; question: ShownQuestion; answerId: string }
  | { type: 'ask again'; answerId: string }
  | { type: 'hear'; text: string; card: UrgentCard | null; first: boolean }
  | { type: 'check'; working: boolean }
  | { type: 'finish'; reply: Reply }
  | { type: 'end' }
  | { type: 'stop' }
  | { type: 'break'; trouble: Trouble }
  | { type: 'wait'; card: UrgentCard | null; sources: ShownSource[] }
  | { type: 'name'; sessionId: string }
  | { type: 'title'; title: string }
  | { type: 'rate'; message_id: string; rating: ShownAnswer['rating'] }

/** The next state of the conversation. An action that does not fit the state changes nothing. */
export function reduce(conversation: Conversation, action: ChatAction): Conversation {
  switch (action.type) {
    case 'load':
      return { kind: 'loading', sessionId: action.sessionId }
    case 'open':
      return opened(action.session, action.messages)
    case 'miss':
      return { kind: 'missing', sessionId: action.sessionId }
    case 'fail':
      return { kind: 'failed' }
    default:
      return hasSession(conversation) ? inSession(conversation, action) : conversation
  }
}

type InSession = Extract<Conversation, { session: OpenSession }>
type SessionAction = Exclude<ChatAction, { type: 'load' | 'open' | 'miss' | 'fail' }>

function hasSession(conversation: Conversation): conversation is InSession {
  return conversation.kind === 'welcome' || conversation.kind === 'talking'
}

function opened(session: OpenSession, messages: readonly ShownMessage[]): Conversation {
  return messages.length === 0 ? { kind: 'welcome', session } : { kind: 'talking', session, messages }
}

function inSession(conversation: InSession, action: SessionAction): Conversation {
  const { session } = conversation
  const messages = conversation.kind === 'talking' ? conversation.messages : []
  switch (action.type) {
    case 'ask':
      return { kind: 'talking', session, messages: [...messages, action.question, emptyAnswer(action.answerId)] }
    case 'ask again':
      return { kind: 'talking', session, messages: [...withoutAnswer(messages), emptyAnswer(action.answerId)] }
    case 'name':
      return { ...conversation, session: { ...session, id: action.sessionId, address: action.sessionId } }
    case 'title':
      return { ...conversation, session: { ...session, title: action.title } }
    case 'rate':
      return opened(
        session,
        messages.map((message) => rated(message, action.message_id, action.rating)),
      )
    default:
      return opened(session, withAnswer(messages, action))
  }
}

type AnswerAction = Extract<SessionAction, { type: 'check' | 'hear' | 'finish' | 'end' | 'stop' | 'break' | 'wait' }>

/** Only an answer still being written listens; one stopped by the reader still learns its id and its sources. */
function withAnswer(messages: readonly ShownMessage[], action: AnswerAction): readonly ShownMessage[] {
  const last = messages.at(-1)
  if (last?.role !== 'assistant') return messages
  if (last.state === 'stopped' && action.type === 'finish') return [...messages.slice(0, -1), { ...finishedAnswer(last, action.reply), state: 'stopped' }]
  return last.state === 'streaming' ? [...messages.slice(0, -1), nextAnswer(last, action)] : messages
}

function nextAnswer(answer: ShownAnswer, action: AnswerAction): ShownAnswer {
  switch (action.type) {
    // The first words of a stream are the whole text so far: a re-attached answer starts from its beginning. Only they bring the card.
    case 'hear':
      return { ...answer, text: action.first ? action.text : answer.text + action.text, card: action.card ?? answer.card }
    case 'check':
      return checked(answer, action.working)
    case 'finish':
      return finishedAnswer(answer, action.reply)
    // S-457: without a final object the answer is complete and empty; the words that did come stay.
    case 'end':
      return { ...answer, state: 'interrupted' }
    case 'stop':
      return { ...answer, state: 'stopped' }
    case 'break':
      return { ...answer, state: 'failed', trouble: action.trouble }
    case 'wait':
      return { ...answer, state: 'failed', card: action.card, sources: action.sources, trouble: { kind: 'waiting', detail: null } }
  }
}

function checked({ checking: _, ...answer }: ShownAnswer, working: boolean): ShownAnswer {
  return working ? { ...answer, checking: true } : answer
}

function withoutAnswer(messages: readonly ShownMessage[]): readonly ShownMessage[] {
  return messages.at(-1)?.role === 'assistant' ? messages.slice(0, -1) : messages
}

function rated(message: ShownMessage, message_id: string, rating: ShownAnswer['rating']): ShownMessage {
  return message.role === 'assistant' && message.message_id === message_id ? { ...message, rating } : message
}
