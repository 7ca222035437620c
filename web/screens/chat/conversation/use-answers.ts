import { useCallback, type Dispatch } from 'react'
import { askStream, rateAnswer, retryStream, stopAnswer } from '#web/api/chat.ts'
import { painted } from '#web/lib/painted.ts'
import { autoTitle } from '#web/lib/text.ts'
import { forgetDraft } from '#web/screens/chat/composer/draft.ts'
import { isTemporary, isUntitled } from '#web/screens/chat/sessions/session.ts'
import { isAnyWaiting } from '#web/features/offline/waiting-note.ts'
import { answerActions } from '../stream/answer-actions.ts'
import { sendActions } from '../stream/send-actions.ts'
import { isStreaming, lastAnswer, lastQuestion, messagesOf, type ShownAnswer, type Conversation, type OpenSession, type ShownQuestion } from './conversation.ts'
import { listen, type SessionNews } from '../stream/listen.ts'
import type { ChatAction } from './reduce.ts'
import { resumeActions } from '../stream/resume-actions.ts'

type AskedQuestion = Pick<ShownQuestion, 'text' | 'image'>

export interface AnswerControl {
  ask: (asked: AskedQuestion) => void
  retry: () => void
  stop: () => void
  /** The same function each time, so that earlier answers stay as they are drawn. */
  rate: (answer: RatedAnswer, rating: ShownAnswer['rating']) => void
}

/** An answer that can be rated, with the thumb it has. */
export interface RatedAnswer {
  message_id: string
  rating: ShownAnswer['rating']
}

export interface ChatDependencies {
  conversation: Conversation
  dispatch: Dispatch<ChatAction>
  userId: string | null
  /** The abort signal of the next request; asking for it aborts the one before. */
  newSignal: () => AbortSignal
  news: SessionNews
}

/** Asking and answering in the open session. */
export function useAnswers(chat: ChatDependencies): AnswerControl {
  const { conversation, dispatch } = chat
  const rate = useCallback((answer: RatedAnswer, rating: ShownAnswer['rating']) => rateAs(dispatch, answer, rating), [dispatch])
  const session = 'session' in conversation ? conversation.session : null
  if (!session) return { ask: nothing, retry: nothing, stop: nothing, rate }
  return {
    ask: (asked) => ask(chat, session, asked),
    retry: () => retry(chat, session),
    stop: () => stop(chat, session),
    rate,
  }
}

function nothing(): void {}

function ask(chat: ChatDependencies, session: OpenSession, asked: AskedQuestion): void {
  const { conversation, dispatch, news } = chat
  if (isStreaming(conversation)) return
  const index = messagesOf(conversation).length
  dispatch({ type: 'ask', question: { ...asked, role: 'user', id: `asked-${index}` }, answerId: `answer-${index}` })
  const title = lastQuestion(conversation) || !isUntitled(session.title) ? null : autoTitle(asked.text)
  if (title !== null) {
    dispatch({ type: 'title', title })
    news.titled(session, title)
  }
  void send(chat, session, asked, title)
}

function retry(chat: ChatDependencies, session: OpenSession): void {
  const { conversation, dispatch, news, newSignal } = chat
  const question = lastQuestion(conversation)
  if (!question || isStreaming(conversation)) return
  const trouble = lastAnswer(conversation)?.trouble?.kind
  dispatch({ type: 'ask again', answerId: `again-${question.id}` })
  // The first question may have failed after it gave the session its title: the title is still to be kept.
  const title = session.title === autoTitle(question.text) ? session.title : null
  if (trouble === 'send' || trouble === 'waiting' || isTemporary(session)) return void send(chat, session, question, title)
  const signal = newSignal()
  // A lost connection did not stop the server: what it wrote meanwhile is joined, not written again.
  const actions =
    trouble === 'lost' ? resumeActions(session.id, signal) : answerActions(() => retryStream(session.id, { signal, onProof: showChecking(dispatch) }), signal)
  void listen(actions, { session, title, signal, dispatch, news })
}

async function send(
  { userId, dispatch, news, newSignal }: ChatDependencies,
  session: OpenSession,
  { text, image }: AskedQuestion,
  title: string | null,
): Promise<void> {
  const signal = newSignal()
  const open = async () => {
    // First the question is seen, then it is sent.
    await painted()
    const sessionId = isTemporary(session) ? null : session.id
    const stream = await askStream({ question: text, sessionId, userId, image }, { signal, onProof: showChecking(dispatch) })
    forgetDraft(text)
    if (isAnyWaiting()) void import('#web/features/offline/waiting.ts').then(({ questionSent }) => questionSent(text, userId))
    return stream
  }
  await listen(sendActions(open, { text, image, userId }, signal), { session, title, signal, dispatch, news })
}

function showChecking(dispatch: ChatDependencies['dispatch']): (working: boolean) => void {
  return (working) => dispatch({ type: 'check', working })
}

function stop({ conversation, dispatch, newSignal }: ChatDependencies, session: OpenSession): void {
  dispatch({ type: 'stop' })
  // Before the server has named the session or taken the question there is nothing to stop there: the reader just stops listening.
  if (isTemporary(session) || lastAnswer(conversation)?.checking) newSignal()
  else stopAnswer(session.id).catch(() => newSignal())
}

/** Shown at once, taken back when the server refuses. */
function rateAs(dispatch: ChatDependencies['dispatch'], { message_id, rating: before }: RatedAnswer, rating: ShownAnswer['rating']): void {
  dispatch({ type: 'rate', message_id, rating })
  rateAnswer(message_id, rating).catch(() => dispatch({ type: 'rate', message_id, rating: before }))
}
