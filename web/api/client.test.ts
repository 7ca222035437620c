import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import type { User } from '#contract/auth.ts'
import * as endpoints from '#contract/endpoints.ts'
import { ApiError, addressOf, createApi, failureOf, listOf, type Transport } from './client.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockImplementation(() => undefined))
afterEach(() => void logged.mockReset())

function apiAnswering(answer: Response, token: string | null = 'secret') {
  const transport = vi.fn<Transport>(async () => answer)
  return {
    api: createApi(
      transport,
      () => token,
      () => 'en',
    ),
    sent: () => new Headers(transport.mock.lastCall?.[1].headers),
    called: () => transport.mock.lastCall?.[0],
  }
}

test('a call goes to /api/v1 and says which language the reader chose', async () => {
  const { api, called, sent } = apiAnswering(Response.json([]))
  await api.call(endpoints.listPetitions, { query: { active: 'true' } })
  expect([called(), sent().get('accept-language'), sent().get('authorization')]).toEqual(['/api/v1/petitions?active=true', 'en', null])
})

test('the table of calls decides what is sent and what comes back: anything else does not compile', () => {
  const { api } = apiAnswering(Response.json([]))
  expectTypeOf(() => api.call(endpoints.readProfile)).returns.resolves.toEqualTypeOf<User>()
  expectTypeOf(() => api.call(endpoints.logout)).returns.resolves.toEqualTypeOf<null>()
  // @ts-expect-error the table knows no such address
  expectTypeOf(() => api.call('GET /petitii')).toBeFunction()
  // @ts-expect-error a path that names a record needs its id
  expectTypeOf(() => api.call(endpoints.readPetition)).toBeFunction()
  // @ts-expect-error a form without its password
  expectTypeOf(() => api.call(endpoints.login, { body: { login: 'ana@exemplu.ro' } })).toBeFunction()
  // @ts-expect-error what nobody asks for
  expectTypeOf(() => api.call(endpoints.listPetitions, { query: { active: 'maybe' } })).toBeFunction()
})

test('a call with auth carries the stored token', async () => {
  const { api, sent } = apiAnswering(Response.json([]))
  await api.call(endpoints.readProfile, { auth: true })
  expect(sent().get('authorization')).toBe('Bearer secret')
})

test('a call with auth by a guest carries nothing', async () => {
  const { api, sent } = apiAnswering(Response.json([]), null)
  await api.call(endpoints.listShelters, { auth: true })
  expect(sent().has('authorization')).toBe(false)
})

test('what a path names and a query asks for is written so that it cannot lead elsewhere, and what is undefined is not asked for', () => {
  expect(addressOf(endpoints.readHistory, { params: { id: '../x?y' }, query: { limit: 5, q: 'a b&c', page: undefined } })).toBe(
    '/api/v1/chat/session/..%2Fx%3Fy/history?limit=5&q=a%20b%26c',
  )
})

test('a part of a file goes as it is, everything else as JSON', async () => {
  const transport = vi.fn<Transport>(async () => Response.json({ files: [] }))
  const api = createApi(
    transport,
    () => null,
    () => 'ro',
  )
  const body = new Blob(['abc'])
  await api.call(endpoints.appendUpload, { params: { id: 'A' }, headers: { 'Content-Type': 'application/offset+octet-stream' }, body })
  expect(transport.mock.lastCall?.[1].body).toBe(body)
  expect(new Headers(transport.mock.lastCall?.[1].headers).get('content-type')).toBe('application/offset+octet-stream')
  await api.call(endpoints.signOut, { body: { this_device: true } })
  expect(transport.mock.lastCall?.[1].body).toBe('{"this_device":true}')
})

test('an empty answer reads as null', async () => {
  const { api } = apiAnswering(new Response(null, { status: 204 }))
  expect(await api.call(endpoints.logout)).toBeNull()
})

test('S-077 the message of a refusal is the sentence of the server', async () => {
  const { api } = apiAnswering(
    Response.json(
      {
        status: 401,
        code: 'auth.wrong_credentials',
        error: 'E-mailul sau parola nu sunt corecte.',
        message: 'E-mailul sau parola nu sunt corecte.',
        request_id: 'r1',
      },
      { status: 401 },
    ),
  )
  await expect(api.call(endpoints.login, { body: { login: 'ana@exemplu.ro', password: 'x' } })).rejects.toMatchObject({
    message: 'E-mailul sau parola nu sunt corecte.',
    status: 401,
    problem: { code: 'auth.wrong_credentials' },
  })
})

test('a refusal without a sentence reads HTTP {status}: {statusText} and is logged so', async () => {
  const { api } = apiAnswering(new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))
  await expect(api.call(endpoints.listShelters)).rejects.toThrow(new ApiError('HTTP 502: Bad Gateway', 502, null))
  expect(logged).toHaveBeenCalledWith('HTTP 502: Bad Gateway')
})

test('over HTTP/2, where statusText is empty, the phrase comes from the table', async () => {
  const { api } = apiAnswering(new Response(null, { status: 503 }))
  await expect(api.call(endpoints.listShelters)).rejects.toThrow('HTTP 503: Service Unavailable')
})

/** An answer as it comes, whatever the contract says. */
const came = (answer: unknown) => JSON.parse(JSON.stringify(answer))

test('a list comes bare or wrapped in data', () => {
  expect([listOf(came([{ id: 1 }])), listOf(came({ data: [{ id: 2 }] }))]).toEqual([[{ id: 1 }], [{ id: 2 }]])
})

test('what is no list is a failure, and what is no record is left out of one', () => {
  for (const answer of [42, {}, 'x', true, null, { data: 1 }]) expect(() => listOf(came(answer))).toThrow('no list')
  expect(listOf(came([1, null, 'x', { id: 1 }]))).toEqual([{ id: 1 }])
})

test('a refusal, a server that is slow and a connection that is lost are told apart', async () => {
  const silent: Transport = (_, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const waiting = createApi(
    silent,
    () => null,
    () => 'ro',
  )
  const caught = (call: Promise<unknown>) => call.then(() => null, failureOf)
  expect(await caught(waiting.call(endpoints.readLawNotes, { signal: AbortSignal.timeout(1) }))).toBe('slow')
  expect(await caught(apiAnswering(new Response('', { status: 504 })).api.call(endpoints.readLawNotes))).toBe('refused')
  expect(await caught(fetch('http://127.0.0.1:1/'))).toBe('unreachable')
})
