import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, createApi, listOf, type Transport } from './client.ts'

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
  await api.get('/petitions?active=true')
  expect([called(), sent().get('accept-language'), sent().get('authorization')]).toEqual(['/api/v1/petitions?active=true', 'en', null])
})

test('a call with auth carries the stored token', async () => {
  const { api, sent } = apiAnswering(Response.json([]))
  await api.get('/profile', { auth: true })
  expect(sent().get('authorization')).toBe('Bearer secret')
})

test('a call with auth by a guest carries nothing', async () => {
  const { api, sent } = apiAnswering(Response.json([]), null)
  await api.get('/shelters', { auth: true })
  expect(sent().has('authorization')).toBe(false)
})

test('an empty answer reads as null', async () => {
  const { api } = apiAnswering(new Response(null, { status: 204 }))
  expect(await api.send('POST', '/auth/logout')).toBeNull()
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
  await expect(api.send('POST', '/auth/login', {})).rejects.toMatchObject({
    message: 'E-mailul sau parola nu sunt corecte.',
    status: 401,
    problem: { code: 'auth.wrong_credentials' },
  })
})

test('a refusal without a sentence reads HTTP {status}: {statusText} and is logged so', async () => {
  const { api } = apiAnswering(new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))
  await expect(api.get('/shelters')).rejects.toThrow(new ApiError('HTTP 502: Bad Gateway', 502, null))
  expect(logged).toHaveBeenCalledWith('HTTP 502: Bad Gateway')
})

test('over HTTP/2, where statusText is empty, the phrase comes from the table', async () => {
  const { api } = apiAnswering(new Response(null, { status: 503 }))
  await expect(api.get('/shelters')).rejects.toThrow('HTTP 503: Service Unavailable')
})

test('a list comes bare or wrapped in data', () => {
  expect([listOf([1]), listOf({ data: [2] })]).toEqual([[1], [2]])
})
