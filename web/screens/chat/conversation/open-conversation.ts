import { createSession, latestSession, readHistory } from '#web/api/chat.ts'
import { browserApi, type Api } from '#web/api/client.ts'
import { NEW_SESSION_TITLE, savedSession, temporarySession, type SavedSession } from '#web/screens/chat/sessions/session.ts'
import { messagesFrom } from './history.ts'
import type { OpenSession } from './conversation.ts'
import type { ChatAction } from './reduce.ts'

export type OpeningAction = Extract<ChatAction, { type: 'open' | 'miss' | 'fail' }>

/**
 * The conversation an address and a visitor call for (S-358 to S-362): the session of the address, else the signed-in
 * person's latest or a new one, else a guest's temporary one. A failure is a state of the screen, not an error.
 */
export async function openConversation(sessionId: string | null, userId: string | null, api: Api = browserApi): Promise<OpeningAction> {
  if (sessionId !== null) return openSaved(sessionId, api).catch(() => ({ type: 'miss', sessionId }) as const)
  if (userId === null) return welcome(temporarySession())
  // Without a network there is still what a question gets on the device (offline/wait.ts).
  return openLatest(userId, api).catch(() => (isOffline() ? welcome(temporarySession()) : ({ type: 'fail' } as const)))
}

/** A saved session with its messages. @throws ApiError */
export async function openSaved(sessionId: string, api: Api = browserApi): Promise<OpeningAction> {
  const { session, messages } = await readHistory(sessionId, api)
  return { type: 'open', session: { ...openSession(savedSession(session ?? {})), id: sessionId, address: sessionId }, messages: messagesFrom(messages ?? []) }
}

/** A new session of the signed-in person, saved on the server at once (S-364). @throws ApiError */
export async function openNew(userId: string, api: Api = browserApi): Promise<{ opening: OpeningAction; saved: SavedSession }> {
  const saved = savedSession(await createSession(userId, NEW_SESSION_TITLE, api))
  return { opening: welcome(openSession(saved)), saved }
}

async function openLatest(userId: string, api: Api): Promise<OpeningAction> {
  const latest = await latestSession(userId, api)
  if (latest) return openSaved(savedSession(latest).id, api)
  const { opening } = await openNew(userId, api)
  return opening
}

function welcome(session: OpenSession): OpeningAction {
  return { type: 'open', session, messages: [] }
}

function openSession({ id, title, is_active }: SavedSession): OpenSession {
  return { id, title, is_active, address: null }
}

function isOffline(): boolean {
  return 'onLine' in navigator && !navigator.onLine
}
