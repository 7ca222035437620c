import type { ChatHistory, ChatSession } from '#contract/chat.ts'
import * as endpoints from '#contract/endpoints.ts'
import { HISTORY_LIMIT, LATEST_SESSION_LIMIT, MAX_CHUNKS, SESSIONS_LIST_LIMIT } from '#contract/limits.ts'
import { apiError, browserApi, listOf, type Api, type CallOptions } from './client.ts'

/** A question as the screen knows it: no session while it is temporary, no user for a guest. `image` is a data URL. */
export interface StreamQuestion {
  question: string
  sessionId: string | null
  userId: string | null
  image: string | null
}

/** How somebody waits for an answer: until they leave, and told of work the server wants first. */
export type StreamOptions = Required<Pick<CallOptions, 'signal'>> & Pick<CallOptions, 'onProof'>

/** An answer on its way. `sessionId` is known before the answer ends only when the server says it in a header. */
export interface AnswerStream {
  sessionId: string | null
  body: ReadableStream<Uint8Array> | null
}

const headers = { Accept: 'application/x-ndjson' }

/** The stream is called without a bearer token (S-402); a cookie says who asks. @throws ApiError */
export function askStream({ question, sessionId, userId, image }: StreamQuestion, options: StreamOptions, api: Api = browserApi): Promise<AnswerStream> {
  const body = {
    question,
    ...(sessionId !== null && { chat_session_id: sessionId }),
    ...(userId !== null && { user_id: userId }),
    max_chunks: MAX_CHUNKS,
    include_sources: true,
    include_perspectives: true,
    ...(image !== null && { image_data: image }),
  }
  return streamOf(api.raw(endpoints.ask, { ...options, body, headers }))
}

/** Joins the answer a session is writing now. @throws ApiError 404 when none is being written */
export function attachStream(id: string, signal: AbortSignal, api: Api = browserApi): Promise<AnswerStream> {
  return streamOf(api.raw(endpoints.attach, { params: { id }, signal, auth: true, headers }))
}

/** Answers the session's last question again, and replaces its last answer. @throws ApiError */
export function retryStream(id: string, options: StreamOptions, api: Api = browserApi): Promise<AnswerStream> {
  return streamOf(api.raw(endpoints.retry, { ...options, params: { id }, auth: true, headers }))
}

/** Ends the answer being written; what is written stays. */
export async function stopAnswer(id: string, api: Api = browserApi): Promise<void> {
  await api.call(endpoints.stop, { params: { id }, auth: true })
}

export async function listSessions(userId: string, limit = SESSIONS_LIST_LIMIT, api: Api = browserApi): Promise<ChatSession[]> {
  const answer = await api.call(endpoints.listSessions, { query: { user_id: userId, limit }, auth: true })
  return Array.isArray(answer) ? listOf(answer).filter(({ id }) => typeof id === 'string') : []
}

/** The conversations of this browser's guest. */
export function listGuestSessions(api: Api = browserApi): Promise<ChatSession[]> {
  return api.call(endpoints.listGuestSessions)
}

/** A conversation as a Markdown file. @throws ApiError */
export async function exportSession(id: string, api: Api = browserApi): Promise<Blob> {
  const response = await api.raw(endpoints.exportSession, { params: { id }, auth: true })
  if (!response.ok) throw await apiError(response)
  return response.blob()
}

export async function latestSession(userId: string, api: Api = browserApi): Promise<ChatSession | null> {
  const [latest] = await listSessions(userId, LATEST_SESSION_LIMIT, api)
  return latest ?? null
}

export function createSession(userId: string, title: string, api: Api = browserApi): Promise<ChatSession> {
  return api.call(endpoints.createSession, { body: { user_id: userId, title }, auth: true })
}

/** @throws ApiError 404 when the session is unknown or somebody else's */
export function readHistory(id: string, api: Api = browserApi): Promise<ChatHistory> {
  return api.call(endpoints.readHistory, { params: { id }, query: { limit: HISTORY_LIMIT }, auth: true })
}

export async function renameSession(id: string, title: string, api: Api = browserApi): Promise<void> {
  await api.call(endpoints.renameSession, { params: { id }, query: { title }, auth: true })
}

/** `keepalive` lets the call outlive the page that makes it. */
export async function deleteSession(id: string, keepalive: boolean, api: Api = browserApi): Promise<void> {
  await api.call(endpoints.deleteSession, { params: { id }, auth: true, keepalive })
}

/** The reader's thumb: 1 up, -1 down, 0 taken back. */
export async function rateAnswer(id: string, rating: 1 | -1 | 0, api: Api = browserApi): Promise<void> {
  await api.call(endpoints.rateAnswer, { params: { id }, body: { rating }, auth: true })
}

async function streamOf(call: Promise<Response>): Promise<AnswerStream> {
  const response = await call
  if (!response.ok) throw await apiError(response)
  return { sessionId: response.headers.get('X-Chat-Session-Id'), body: response.body }
}
