import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '#contract/auth.ts'
import { call, formOf } from '#tests/cast.ts'
import { upload } from '#tests/evidence.ts'
import { petitionForm } from '#tests/official-petition.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '#server/bobita.ts'
import { newId, newToken } from '#server/platform/ids.ts'

/** Every limit is a tenth of itself here, so that few calls reach it. */
const SCALE = 0.1
const MINUTE_MS = 60_000

let world: Bobita
beforeAll(async () => {
  world = await emptyWorld({ LIMITS_SCALE: String(SCALE), TRUST_PROXY: 'true' })
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Headers = Record<string, string>

/** One use of makeLimit in the server: what it says there, and a call that it counts. */
interface Row {
  most: number
  /** Minutes between the calls, where another limit would be reached first. */
  everyMinutes?: number
  as?: 'a user'
  call(headers: Headers, at: number): Promise<{ statusCode: number; headers: Record<string, unknown> }>
}

const get = (path: string) => (headers: Headers) => call(world.app, 'GET', path, { headers })
const post = (path: string, payload: unknown) => (headers: Headers) => call(world.app, 'POST', path, { payload, headers })
const elsewhere = (headers: Headers, at: number) => ({ ...headers, 'x-forwarded-for': `192.0.2.${at + 1}` })

const ROWS: Record<string, Row> = {
  'logins of a network': { most: 25, call: (headers, at) => post('/auth/login', { login: `${newId()}${at}@exemplu.ro`, password: 'x' })(headers) },
  'passwords of an account': { most: 10, call: (headers, at) => post('/auth/login', { login: 'una@exemplu.ro', password: 'x' })(elsewhere(headers, at)) },
  'new accounts': { most: 5, call: post('/auth/register', { ...formOf('Dan'), password: '123456' }) },
  'passwords asked for once more': { most: 10, as: 'a user', call: post('/profile/delete', { password: 'nu-e-asta' }) },
  'calls in all': { most: 300, call: get('/site') },
  'official petitions': { most: 20, call: (headers) => post('/plangeri/petitie', petitionForm())({ ...headers, accept: 'text/plain' }) },
  'questions of a guest in an hour': { most: 10, call: post('/chat/ask/stream', { question: 'Ce mănâncă pisica?' }) },
  'questions of a guest in a day': { most: 30, everyMinutes: 61, call: post('/chat/ask/stream', { question: 'Ce mănâncă pisica?' }) },
  'questions of an account': { most: 60, as: 'a user', call: post('/chat/ask/stream', { question: 'Ce mănâncă pisica?' }) },
  sets: { most: 30, as: 'a user', call: post('/plangeri', {}) },
  'looks at sets': { most: 60, call: (headers) => get(`/plangeri/media/${newId()}`)(headers) },
  'evidence as one file': { most: 20, call: (headers) => get(`/plangeri/media/${newId()}/zip`)(headers) },
  suggestions: { most: 5, call: post('/directory/suggestions', { kind: 'shelter', name: 'x', place: 'x', nickname: 'robot' }) },
  'reports of records': { most: 10, call: post('/directory/reports', { kind: 'shelter', id: 1, what: 'x', nickname: 'robot' }) },
  notices: { most: 10, call: post('/reports', { kind: 'petition', id: '999999', reason: 'other', what: 'x' }) },
  'files of an account': {
    most: 30,
    as: 'a user',
    call: (headers) => upload(world.app, { headers: { authorization: '', ...headers } }, [{ content: Buffer.from('nici o poză') }]),
  },
  'signatures of a network': { most: 10, call: post('/petitions/999999/sign', { full_name: 'Ana', email: 'ana@exemplu.ro' }) },
  'links of mails': { most: 60, call: (headers) => post('/petitions/signed', { token: newToken() })(headers) },
}

let networks = 0
async function somebody(as: Row['as']): Promise<Headers> {
  networks += 1
  const from = { 'x-forwarded-for': `203.0.113.${networks}` }
  if (as === undefined) return from
  const { data } = signedIn.parse(
    (await call(world.app, 'POST', '/auth/register', { payload: formOf('Ana'), headers: { 'x-forwarded-for': `198.51.100.${networks}` } })).json(),
  )
  return { ...from, authorization: `Bearer ${data.token}` }
}

test.each(Object.entries(ROWS))(
  'the limit of %s fires when it is passed, says how long to wait, and lets in again after that',
  async (_, { most, everyMinutes = 0, as, call: ask }) => {
    const headers = await somebody(as)
    const allowed = Math.ceil(most * SCALE)
    for (let at = 0; at < allowed; at += 1) {
      expect((await ask(headers, at)).statusCode).not.toBe(429)
      vi.setSystemTime(Date.now() + everyMinutes * MINUTE_MS)
    }
    const refused = await ask(headers, allowed)
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store'])
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    vi.setSystemTime(Date.now() + wait * 1_000)
    expect((await ask(headers, allowed + 1)).statusCode).not.toBe(429)
  },
)

test('every limit the server makes stands in the table above', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const made = files.flatMap((file) => [...readFileSync(join('server', file), 'utf8').matchAll(/[Mm]akeLimit\((?=['A-Z\d])/g)])
  expect(made).toHaveLength(Object.keys(ROWS).length)
})
