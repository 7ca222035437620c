import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { autoTitle } from '#web/lib/text.ts'
import { rememberLastSession } from '#web/screens/chat/sessions/last-session.ts'
import { isUntitled } from '#web/screens/chat/sessions/session.ts'
import type { SavedSessions } from '#web/screens/chat/sessions/use-saved-sessions.ts'
import { arrive, type Visitor } from './arrival.ts'
import type { Conversation, Message } from './conversation.ts'
import { listen, type SessionNews } from './listen.ts'
import { openConversation, openNew, type Opening } from './open-conversation.ts'
import { reduce } from './reduce.ts'
import { isUnfinished, resumeActions } from './resume-actions.ts'
import { useAnswers, type Answers, type Desk } from './use-answers.ts'
import { useWork } from './use-work.ts'

export interface OpenConversation extends Answers {
  conversation: Conversation
  /** Leaves what is open for a new chat at /chat (spec §2). */
  newChat: () => void
  /** Tries again what could not be opened. */
  reopen: () => void
}

/** The conversation the address and the visitor call for, kept in step with both. */
export function useConversation(visitor: Visitor, saved: SavedSessions): OpenConversation {
  const { sessionId = null } = useParams()
  const showAt = useAddress()
  const work = useWork()
  const [conversation, dispatch] = useReducer(reduce, { kind: 'starting' })
  const userId = visitor ?? null
  const desk: Desk = { conversation, dispatch, userId, work, news: newsFor(userId, saved, showAt) }
  const open = (wanted: string | null) => void openAt(desk, wanted, sessionId, showAt)

  useArrival(visitor, sessionId, conversation, open)

  return {
    ...useAnswers(desk),
    conversation,
    newChat: () => void openNewChat(desk, saved, showAt),
    reopen: () => open(sessionId),
  }
}

type ShowAt = (sessionId: string | null) => void

/** Puts a session's id in the address; both ways replace the history entry (spec §2). */
function useAddress(): ShowAt {
  const navigate = useNavigate()
  return (sessionId) => void navigate(sessionId === null ? '/chat' : `/chat/${sessionId}`, { replace: true, preventScrollReset: true })
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
  const onArrival = useEffectEvent(() => {
    const what = arrive({ before: before.current, visitor, sessionId }, conversation)
    // Who logs in takes a guest's conversations along: the next guest of this tab must not be offered them.
    if (before.current === null && visitor) rememberLastSession(null, null)
    before.current = visitor
    if (what !== 'stay') open(what === 'leave' ? null : sessionId)
  })
  useEffect(() => onArrival(), [visitor, sessionId])
}

/** `shownAt` is the id the address shows already; undefined writes the address whatever it shows. */
async function openAt(desk: Desk, wanted: string | null, shownAt: string | null | undefined, showAt: ShowAt): Promise<void> {
  const signal = desk.work()
  // A guest's temporary session needs no call, so there is nothing to wait for.
  if (wanted !== null || desk.userId !== null) desk.dispatch({ type: 'load', sessionId: wanted })
  const opening = await openConversation(wanted, desk.userId)
  if (opening.type === 'miss') rememberLastSession(desk.userId, null)
  await show(desk, opening, signal, shownAt, showAt)
}

async function openNewChat(desk: Desk, saved: SavedSessions, showAt: ShowAt): Promise<void> {
  const { userId } = desk
  if (userId === null) return openAt(desk, null, undefined, showAt)
  const signal = desk.work()
  desk.dispatch({ type: 'load', sessionId: null })
  const made = await openNew(userId).catch(() => null)
  if (made) saved.add(made.saved)
  await show(desk, made?.opening ?? { type: 'fail' }, signal, undefined, showAt)
}

/** Shows what was opened, and goes on with an answer that was being written when the page was left. */
async function show({ dispatch, news }: Desk, opening: Opening, signal: AbortSignal, shownAt: string | null | undefined, showAt: ShowAt): Promise<void> {
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
function missingTitle(title: string, messages: readonly Message[]): string | null {
  const [first, ...others] = messages.filter(({ role }) => role === 'user')
  return first?.role === 'user' && others.length === 0 && isUntitled(title) ? autoTitle(first.text) : null
}
