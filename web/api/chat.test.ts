import { beforeEach, expect, test, vi } from 'vitest'
import {
  askStream,
  createSession,
  deleteSession,
  latestSession,
  listSessions,
  rateAnswer,
  readHistory,
  renameSession,
  retryStream,
  stopAnswer,
} from './chat.ts'
import { ApiError, createApi } from './client.ts'

const transport = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const api = createApi(
  transport,
  () => 'ana-token',
  () => 'ro',
)
const here = { signal: new AbortController().signal }

beforeEach(() => {
  transport.mockReset()
  transport.mockImplementation(async () => Response.json([]))
})

function lastCall(): { path: string; method: string; authorization: string | null; body: unknown; keepalive: boolean | undefined } {
  const [path = '', init = {}] = transport.mock.lastCall ?? []
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
  return { path, method: init.method ?? 'GET', authorization: new Headers(init.headers).get('Authorization'), body, keepalive: init.keepalive }
}

test('S-437 S-438 S-440 S-441 S-487 a guest asks with the fixed fields alone, and without a token', async () => {
  await askStream({ question: 'De ce latră?', sessionId: null, userId: null, image: null }, here, api)
  expect(lastCall()).toMatchObject({ path: '/api/v1/chat/ask/stream', method: 'POST', authorization: null })
  expect(lastCall().body).toEqual({ question: 'De ce latră?', max_chunks: 10, include_sources: true, include_perspectives: true })
})

test('S-439 S-440 S-441 a signed-in question in a real session names both, and carries its picture', async () => {
  await askStream({ question: 'Ce e?', sessionId: 's1', userId: '7', image: 'data:image/jpeg;base64,AAAA' }, here, api)
  expect(lastCall().authorization).toBeNull()
  expect(lastCall().body).toMatchObject({ chat_session_id: 's1', user_id: '7', image_data: 'data:image/jpeg;base64,AAAA' })
})

test('S-460 a refused question is logged and thrown with the sentence of the server', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  transport.mockImplementation(async () => Response.json({ message: 'Prea multe cereri.' }, { status: 429, statusText: 'Too Many Requests' }))
  const refused = askStream({ question: 'Ce e?', sessionId: null, userId: null, image: null }, here, api)
  await expect(refused).rejects.toBeInstanceOf(ApiError)
  await expect(refused).rejects.toMatchObject({ message: 'Prea multe cereri.', status: 429 })
  expect(report).toHaveBeenCalledWith('HTTP 429: Too Many Requests')
  report.mockRestore()
})

test('S-484 S-486 the list asks for 50 sessions, the start for the latest one', async () => {
  await listSessions('7', undefined, api)
  expect(lastCall()).toMatchObject({ path: '/api/v1/chat/sessions?user_id=7&limit=50', authorization: 'Bearer ana-token' })
  expect(await latestSession('7', api)).toBeNull()
  expect(lastCall().path).toBe('/api/v1/chat/sessions?user_id=7&limit=1')
})

test('an answer that is no list is an empty list', async () => {
  transport.mockImplementation(async () => Response.json({ sessions: 'none' }))
  expect(await listSessions('7', undefined, api)).toEqual([])
})

test('S-485 the history asks for 100 messages', async () => {
  await readHistory('s1', api)
  expect(lastCall().path).toBe('/api/v1/chat/session/s1/history?limit=100')
})

test('S-364 a new session says whose it is and what it is called', async () => {
  await createSession('7', 'Chat nou', api)
  expect(lastCall()).toMatchObject({ path: '/api/v1/chat/session', method: 'POST', body: { user_id: '7', title: 'Chat nou' } })
})

test('S-122 a new title travels encoded', async () => {
  await renameSession('s1', 'Rex & Mia: ce mănâncă?', api)
  expect(lastCall()).toMatchObject({ path: '/api/v1/chat/session/s1/title?title=Rex%20%26%20Mia%3A%20ce%20m%C4%83n%C3%A2nc%C4%83%3F', method: 'PUT' })
})

test('S-126 a deletion may outlive the page', async () => {
  await deleteSession('s1', true, api)
  expect(lastCall()).toMatchObject({ path: '/api/v1/chat/session/s1', method: 'DELETE', keepalive: true })
})

test('an answer is stopped, asked for again and rated', async () => {
  await stopAnswer('s1', api)
  expect(lastCall()).toMatchObject({ path: '/api/v1/chat/session/s1/stop', method: 'POST' })
  await retryStream('s1', here, api)
  expect(lastCall()).toMatchObject({ path: '/api/v1/chat/session/s1/retry', method: 'POST' })
  await rateAnswer('m1', -1, api)
  expect(lastCall()).toMatchObject({ path: '/api/v1/chat/message/m1/rating', method: 'PUT', body: { rating: -1 } })
})

test('an id cannot lead to another call', async () => {
  await readHistory('../../profile?x=', api)
  expect(lastCall().path).toBe('/api/v1/chat/session/..%2F..%2Fprofile%3Fx%3D/history?limit=100')
})
