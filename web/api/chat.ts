import type { AskQuestion, ChatHistory, ChatSession } from '#contract/chat.ts'
import { HISTORY_LIMIT, LATEST_SESSION_LIMIT, MAX_CHUNKS, SESSIONS_LIST_LIMIT } from '#contract/limits.ts'
import { apiError, browserApi, type Api } from './client.ts'

/** A question as the screen knows it: no session while it is temporary, no user for a guest. `image` is a data URL. */
export interface Asked {
  question: string
  sessionId: string | null
  userId: string | null
  image: string | null
}

/** An answer on its way. `sessionId` is known before the answer ends only when the server says it in a header. */
export interface AnswerStream {
  sessionId: string | null
  body: ReadableStream<Uint8Array> | null
}

/** Spec §7: the stream is called without a bearer token; a cookie says who asks. @throws ApiError */
export function askStream({ question, sessionId, userId, image }: Asked, signal: AbortSignal, api: Api = browserApi): Promise<AnswerStream> {
  const body: AskQuestion = {
    question,
    ...(sessionId !== null && { chat_session_id: sessionId }),
    ...(userId !== null && { user_id: userId }),
    max_chunks: MAX_CHUNKS,
    include_sources: true,
    include_perspectives: true,
    ...(image !== null && { image_data: image }),
  }
  return openStream(api, '/chat/ask/stream', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }, signal)
}

/** Joins the answer a session is writing now. @throws ApiError 404 when none is being written */
export function attachStream(sessionId: string, signal: AbortSignal, api: Api = browserApi): Promise<AnswerStream> {
  return openStream(api, `${sessionPath(sessionId)}/stream`, {}, signal, true)
}

/** Answers the session's last question again, in place of its last answer. @throws ApiError */
export function retryStream(sessionId: string, signal: AbortSignal, api: Api = browserApi): Promise<AnswerStream> {
  return openStream(api, `${sessionPath(sessionId)}/retry`, { method: 'POST' }, signal, true)
}

/** Ends the answer being written; what is written stays. */
export async function stopAnswer(sessionId: string, api: Api = browserApi): Promise<void> {
  await api.send('POST', `${sessionPath(sessionId)}/stop`, undefined, { auth: true })
}

export async function listSessions(userId: string, limit = SESSIONS_LIST_LIMIT, api: Api = browserApi): Promise<ChatSession[]> {
  const answer = await api.get<unknown>(`/chat/sessions?user_id=${encodeURIComponent(userId)}&limit=${limit}`, { auth: true })
  return Array.isArray(answer) ? answer : []
}

export async function latestSession(userId: string, api: Api = browserApi): Promise<ChatSession | null> {
  const [latest] = await listSessions(userId, LATEST_SESSION_LIMIT, api)
  return latest ?? null
}

export function createSession(userId: string, title: string, api: Api = browserApi): Promise<ChatSession> {
  return api.send('POST', '/chat/session', { user_id: userId, title }, { auth: true })
}

/** @throws ApiError 404 when the session is unknown or somebody else's */
export function readHistory(sessionId: string, api: Api = browserApi): Promise<ChatHistory> {
  return api.get(`${sessionPath(sessionId)}/history?limit=${HISTORY_LIMIT}`, { auth: true })
}

export async function renameSession(sessionId: string, title: string, api: Api = browserApi): Promise<void> {
  await api.send('PUT', `${sessionPath(sessionId)}/title?title=${encodeURIComponent(title)}`, undefined, { auth: true })
}

/** `keepalive` lets the call outlive the page that makes it. */
export async function deleteSession(sessionId: string, keepalive: boolean, api: Api = browserApi): Promise<void> {
  await api.send('DELETE', sessionPath(sessionId), undefined, { auth: true, keepalive })
}

/** The reader's thumb: 1 up, -1 down, 0 taken back. */
export async function rateAnswer(messageId: string, rating: 1 | -1 | 0, api: Api = browserApi): Promise<void> {
  await api.send('PUT', `/chat/message/${encodeURIComponent(messageId)}/rating`, { rating }, { auth: true })
}

function sessionPath(sessionId: string): string {
  return `/chat/session/${encodeURIComponent(sessionId)}`
}

async function openStream(api: Api, path: string, init: RequestInit, signal: AbortSignal, auth = false): Promise<AnswerStream> {
  const response = await api.raw(path, init, { auth, signal })
  if (!response.ok) throw await apiError(response)
  return { sessionId: response.headers.get('X-Chat-Session-Id'), body: response.body }
}
