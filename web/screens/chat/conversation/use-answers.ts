import type { Dispatch } from 'react'
import { askStream, rateAnswer, retryStream, stopAnswer } from '#web/api/chat.ts'
import { autoTitle } from '#web/lib/text.ts'
import { forgetDraft } from '#web/screens/chat/composer/draft.ts'
import { isTemporary, isUntitled } from '#web/screens/chat/sessions/session.ts'
import { answerActions } from './answer-actions.ts'
import { isStreaming, lastAnswer, lastQuestion, messagesOf, type Answer, type Conversation, type OpenSession, type Question } from './conversation.ts'
import { listen, type SessionNews } from './listen.ts'
import type { ChatAction } from './reduce.ts'
import { resumeActions } from './resume-actions.ts'

type Asked = Pick<Question, 'text' | 'image'>

export interface Answers {
  ask: (asked: Asked) => void
  retry: () => void
  stop: () => void
  rate: (messageId: string, rating: Answer['rating']) => void
}

export interface Desk {
  conversation: Conversation
  dispatch: Dispatch<ChatAction>
  userId: string | null
  work: () => AbortSignal
  news: SessionNews
}

/** Asking and answering in the open session. */
export function useAnswers(desk: Desk): Answers {
  const { conversation } = desk
  const session = 'session' in conversation ? conversation.session : null
  if (!session) return { ask: nothing, retry: nothing, stop: nothing, rate: nothing }
  return {
    ask: (asked) => ask(desk, session, asked),
    retry: () => retry(desk, session),
    stop: () => stop(desk, session),
    rate: (messageId, rating) => rate(desk, messageId, rating),
  }
}

function nothing(): void {}

function ask(desk: Desk, session: OpenSession, asked: Asked): void {
  const { conversation, dispatch, news } = desk
  if (isStreaming(conversation)) return
  const place = messagesOf(conversation).length
  dispatch({ type: 'ask', question: { ...asked, role: 'user', id: `asked-${place}` }, answerId: `answer-${place}` })
  const title = lastQuestion(conversation) || !isUntitled(session.title) ? null : autoTitle(asked.text)
  if (title !== null) {
    dispatch({ type: 'title', title })
    news.titled(session, title)
  }
  void send(desk, session, asked, title)
}

function retry(desk: Desk, session: OpenSession): void {
  const { conversation, dispatch, news, work } = desk
  const question = lastQuestion(conversation)
  if (!question || isStreaming(conversation)) return
  const trouble = lastAnswer(conversation)?.trouble?.kind
  dispatch({ type: 'ask again', answerId: `again-${question.id}` })
  // The first question may have failed after it gave the session its title: the title is still to be kept.
  const title = session.title === autoTitle(question.text) ? session.title : null
  if (trouble === 'send' || isTemporary(session)) return void send(desk, session, question, title)
  const signal = work()
  // A lost connection did not stop the server: what it wrote meanwhile is joined, not written again.
  const actions = trouble === 'lost' ? resumeActions(session.id, signal) : answerActions(() => retryStream(session.id, signal), signal)
  void listen(actions, { session, title, signal, dispatch, news })
}

async function send({ userId, dispatch, news, work }: Desk, session: OpenSession, { text, image }: Asked, title: string | null): Promise<void> {
  const signal = work()
  const open = async () => {
    const sessionId = isTemporary(session) ? null : session.id
    const stream = await askStream({ question: text, sessionId, userId, image }, signal)
    forgetDraft(text)
    return stream
  }
  await listen(answerActions(open, signal), { session, title, signal, dispatch, news })
}

function stop({ dispatch, work }: Desk, session: OpenSession): void {
  dispatch({ type: 'stop' })
  // Before the server has named the session there is nothing to stop there: the reader just stops listening.
  if (isTemporary(session)) work()
  else stopAnswer(session.id).catch(() => work())
}

/** Shown at once, taken back when the server refuses. */
function rate({ conversation, dispatch }: Desk, message_id: string, rating: Answer['rating']): void {
  const rated = messagesOf(conversation).find((message) => message.role === 'assistant' && message.message_id === message_id)
  const before = rated?.role === 'assistant' ? rated.rating : 0
  dispatch({ type: 'rate', message_id, rating })
  rateAnswer(message_id, rating).catch(() => dispatch({ type: 'rate', message_id, rating: before }))
}
