import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, useParams } from 'react-router'
import { isAnyWaiting } from '#web/features/offline/waiting-note.ts'
import { autoTitle } from '#web/lib/text.ts'
import { rememberLastSession } from '#web/screens/chat/sessions/last-session.ts'
import { isUntitled } from '#web/screens/chat/sessions/session.ts'
import type { SavedSessions } from '#web/screens/chat/sessions/use-saved-sessions.ts'
import { arrive, type Visitor } from './arrival.ts'
import { lastAnswer, type Conversation, type ShownMessage, type ShownQuestion } from './conversation.ts'
import { listen, type SessionNews } from '../stream/listen.ts'
import { openConversation, openNew, type OpeningAction } from './open-conversation.ts'
import { reduce } from './reduce.ts'
import { isUnfinished, resumeActions, useRejoin } from '../stream/resume-actions.ts'
import { useAnswers, type AnswerControl, type ChatDependencies } from './use-answers.ts'

export interface OpenConversation extends AnswerControl {
  conversation: Conversation
  /** Leaves what is open for a new chat at /chat (S-113). */
  newChat: () => void
  /** Tries again what could not be opened. */
  reopen: () => void
}

/** The conversation the address and the visitor call for, kept in step with both. */
export function useConversation(visitor: Visitor, saved: SavedSessions): OpenConversation {
  const { sessionId = null } = useParams()
  const showAt = useAddress()
  const newSignal = useLatestSignal()
  const [conversation, dispatch] = useReducer(reduce, { kind: 'starting' })
  const userId = visitor ?? null
  const chat: ChatDependencies = { conversation, dispatch, userId, newSignal, news: newsFor(userId, saved, showAt) }
  const open = (wanted: string | null) => void openAt(chat, wanted, sessionId, showAt)
  const answers = useAnswers(chat)

  useArrival(visitor, sessionId, conversation, open)
  useRejoin(conversation, answers.retry)
  useWaiting(conversation, visitor, answers.ask)

  return {
    ...answers,
    conversation,
    newChat: () => void openNewChat(chat, saved, showAt),
    reopen: () => open(sessionId),
  }
}

type ShowAt = (sessionId: string | null) => void

/** Puts a session's id in the address; both ways replace the history entry (S-111 to S-113). */
function useAddress(): ShowAt {
  const navigate = useNavigate()
  return (sessionId) => void navigate(sessionId === null ? '/chat' : `/chat/${sessionId}`, { replace: true, preventScrollReset: true, state: OWN })
}

/** In the state of a history entry: the chat wrote its address. */
const OWN = 'own'

/** True while the address is one the chat has just written; who goes back to the entry asks for it anew. */
function useIsOwnAddress(): boolean {
  const { state } = useLocation() as { state: unknown }
  return useNavigationType() === NavigationType.Replace && state === OWN
}

function newsFor(userId: string | null, saved: SavedSessions, showAt: ShowAt): SessionNews {
  return {
    named: (sessionId) => {
      showAt(sessionId)
      rememberLastSession(userId, sessionId)
    },
    titled: saved.addTitled,
    answered: (sessionId, title) => {
      if (title !== null) saved.keepTitle(sessionId, title)
    },
  }
}

function useArrival(visitor: Visitor, sessionId: string | null, conversation: Conversation, open: (wanted: string | null) => void): void {
  const before = useRef<Visitor>(undefined)
  const isOwn = useIsOwnAddress()
  const onArrival = useEffectEvent(() => {
    const what = arrive({ before: before.current, visitor, sessionId, isOwn }, conversation)
    // Who logs in takes a guest's conversations along: the next guest of this tab must not be offered them.
    if (before.current === null && visitor) rememberLastSession(null, null)
    before.current = visitor
    if (what !== 'stay') open(what === 'leave' ? null : sessionId)
  })
  useEffect(() => onArrival(), [visitor, sessionId])
}

/** `shownAt` is the id the address shows already; undefined writes the address whatever it shows. */
async function openAt(chat: ChatDependencies, wanted: string | null, shownAt: string | null | undefined, showAt: ShowAt): Promise<void> {
  const signal = chat.newSignal()
  // A guest's temporary session needs no call, so there is nothing to wait for.
  if (wanted !== null || chat.userId !== null) chat.dispatch({ type: 'load', sessionId: wanted })
  const opening = await openConversation(wanted, chat.userId)
  if (opening.type === 'miss') rememberLastSession(chat.userId, null)
  await show(chat, opening, signal, shownAt, showAt)
}

async function openNewChat(chat: ChatDependencies, saved: SavedSessions, showAt: ShowAt): Promise<void> {
  const { userId } = chat
  if (userId === null) return openAt(chat, null, undefined, showAt)
  const signal = chat.newSignal()
  chat.dispatch({ type: 'load', sessionId: null })
  const made = await openNew(userId).catch(() => null)
  if (made) saved.add(made.saved)
  await show(chat, made?.opening ?? { type: 'fail' }, signal, undefined, showAt)
}

/** Shows what was opened, and goes on with an answer that was being written when the page was left. */
async function show(
  { dispatch, news }: ChatDependencies,
  opening: OpeningAction,
  signal: AbortSignal,
  shownAt: string | null | undefined,
  showAt: ShowAt,
): Promise<void> {
  if (signal.aborted) return
  dispatch(opening)
  if (opening.type !== 'open') return
  const { session, messages } = opening
  if (session.address !== shownAt) showAt(session.address)
  if (!isUnfinished(messages)) return
  const title = missingTitle(session.title, messages)
  if (title !== null) dispatch({ type: 'title', title })
  await listen(resumeActions(session.id, signal), { session, title, signal, dispatch, news })
}

/** A page left in the middle of the first answer could not keep the title yet: the one who comes back does. */
function missingTitle(title: string, messages: readonly ShownMessage[]): string | null {
  const [first, ...others] = messages.filter(({ role }) => role === 'user')
  return first?.role === 'user' && others.length === 0 && isUntitled(title) ? autoTitle(first.text) : null
}

/** Abort signals for one request at a time: each call aborts the one before it; leaving the screen aborts too. */
function useLatestSignal(): () => AbortSignal {
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => latest.current?.abort(), [])
  return useCallback(() => {
    latest.current?.abort()
    latest.current = new AbortController()
    return latest.current.signal
  }, [])
}

/** Sends the questions that were written without a network in a chat closed since, one after the other's answer. */
function useWaiting(conversation: Conversation, visitor: Visitor, ask: (asked: Pick<ShownQuestion, 'text' | 'image'>) => void): void {
  const isIdle = conversation.kind === 'welcome' || (conversation.kind === 'talking' && lastAnswer(conversation)?.state === 'done')
  const sendNext = useEffectEvent(async () => {
    if (visitor === undefined || !navigator.onLine || !isAnyWaiting()) return
    const { takeQuestion } = await import('#web/features/offline/waiting.ts')
    const question = await takeQuestion(visitor)
    if (question) ask(question)
  })
  useEffect(() => {
    // Where the browser keeps nothing, nothing waits.
    if (isIdle) sendNext().catch(() => undefined)
  }, [isIdle])
}
