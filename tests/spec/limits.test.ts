import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '#contract/auth.ts'
import { call, formOf } from '#tests/cast.ts'
import { upload } from '#tests/evidence.ts'
import { petitionForm } from '#tests/official-petition.ts'
import { provenBy } from '#tests/api/proof.ts'
import { proposal } from '#tests/petition.ts'
import { OWN, staffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '#server/bobita.ts'
import { PageCache } from '#server/pages/page-cache.ts'
import { pageRoutes } from '#server/pages/pages.ts'
import { newId, newToken } from '#server/platform/ids.ts'
import { openLimitCounts } from '#server/platform/limits/limit-counts.ts'
import { limitNames, LIMITS, type LimitName } from '#server/platform/limits/limits.ts'
import { proofOfWork } from '#server/platform/limits/proof-of-work.ts'
import { limitMaker } from '#server/platform/limits/rate-limits.ts'

const MINUTE_MS = 60_000
/** Every limit is set to a number of its own that few calls reach. */
const FREE = 2
const MOST = 4
const PLAIN = 3
const costsWork = (name: LimitName) => LIMITS[name].free < LIMITS[name].most
/** Those that would be reached on the way to others lie further away. */
const FURTHER: Partial<Record<LimitName, string>> = { call: '1000/2000', guest_day: '5/7', guest_hour: '3/4', login_network: '6/8' }

const settings = (further = FURTHER) =>
  Object.fromEntries(limitNames.map((name) => [`LIMIT_${name.toUpperCase()}`, further[name] ?? (costsWork(name) ? `${FREE}/${MOST}` : String(PLAIN))]))

let world: Bobita
let callWorld: Bobita
let pageWorld: Bobita
beforeAll(async () => {
  world = await emptyWorld({ LIMITS_SCALE: '1', TRUST_PROXY: 'true', ...settings() })
  callWorld = await emptyWorld({ LIMITS_SCALE: '1', TRUST_PROXY: 'true', LIMIT_CALL: '4/6' })
  pageWorld = await worldWithPages()
})

/** Pages of one word: what is counted is that each had to be rendered. */
async function worldWithPages(): Promise<Bobita> {
  const own = await emptyWorld({ LIMITS_SCALE: '1', TRUST_PROXY: 'true', LIMIT_PAGE: String(PLAIN) })
  const counts = await openLimitCounts(own.database, ':memory:')
  const limits = { ...LIMITS, page: { ...LIMITS.page, free: PLAIN, most: PLAIN } }
  const limit = limitMaker({ counts, proofs: proofOfWork(counts, 'secret'), secret: 'secret', limits })('page', { counting: 'buffered' })
  const page = { status: 200, type: 'text/html; charset=utf-8', location: null, keep: true, body: '<p>pagină</p>', scripts: [] }
  const renderer = { render: async () => page, pageAddress: (path: string) => path }
  await own.app.register(pageRoutes, { renderer, transport: async () => new Response('{}'), cache: new PageCache(), origin: 'http://bobita.example', limit })
  return own
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Headers = Record<string, string>

/** A call that a limit counts. */
interface Row {
  /** So many are free, and so many in all. */
  free?: number
  most?: number
  /** Minutes between the calls, where another limit would be reached first. */
  everyMinutes?: number
  as?: 'a user' | 'an operator'
  call(headers: Headers, at: number): ReturnType<typeof call>
}

const get = (path: string) => (headers: Headers) => call(world.app, 'GET', path, { headers })
const post = (path: string, payload: unknown) => (headers: Headers) => call(world.app, 'POST', path, { payload, headers })
const elsewhere = (headers: Headers, at: number) => ({ ...headers, 'x-forwarded-for': `192.0.2.${at + 1}` })
const ask = (question: string) => post('/chat/ask/stream', { question })

const signIn = (email: string) => (headers: Headers) => post('/operators/sign-in', { email, password: 'x', code: '000000' })({ ...OWN, ...headers })

const ROWS: Record<LimitName, Row> = {
  login_network: { free: 6, most: 8, call: (headers, at) => post('/auth/login', { login: `${newId()}${at}@exemplu.ro`, password: 'x' })(headers) },
  login_account: { call: (headers, at) => post('/auth/login', { login: 'una@exemplu.ro', password: 'x' })(elsewhere(headers, at)) },
  register: { call: (headers) => post('/auth/register', { ...formOf('Dan'), password: '123456' })(headers) },
  password: { as: 'a user', call: post('/profile/delete', { password: 'nu-e-asta' }) },
  forgotten_network: { call: (headers, at) => post('/auth/password/forgotten', { email: `${newId()}${at}@exemplu.ro` })(headers) },
  forgotten_account: { call: (headers, at) => post('/auth/password/forgotten', { email: 'una@exemplu.ro' })(elsewhere(headers, at)) },
  reset_password: { call: (headers) => post('/auth/password/reset', { token: newToken(), new_password: 'alt-mac-verde' })(headers) },
  new_email: {
    as: 'a user',
    call: (headers) => call(world.app, 'PUT', '/profile/email', { payload: { email: 'alta@exemplu.ro', password: 'nu-e-asta' }, headers }),
  },
  confirm_email: { call: (headers) => post('/profile/email/confirm', { token: newToken() })(headers) },
  call: { free: 4, most: 6, call: (headers) => call(callWorld.app, 'GET', '/site', { headers }) },
  page: { call: (headers, at) => pageWorld.app.inject({ url: `/x${newId()}${at}`, headers: { accept: 'text/html', ...headers } }) },
  document: { call: (headers) => post('/plangeri/petitie', petitionForm())({ ...headers, accept: 'text/plain' }) },
  guest_hour: { free: 3, most: 4, call: ask('bună') },
  guest_day: { free: 5, most: 7, everyMinutes: 61, call: ask('bună') },
  question: { as: 'a user', call: ask('bună') },
  // The first of them are ordinary ones of the hour.
  urgent: { free: 3 + FREE, most: 4 + MOST, call: ask('Câinele meu a mâncat ciocolată') },
  set: { as: 'a user', call: post('/plangeri', {}) },
  set_look: { call: (headers) => get(`/plangeri/media/${newId()}`)(headers) },
  zip: { call: (headers) => get(`/plangeri/media/${newId()}/zip`)(headers) },
  suggestion: { call: post('/directory/suggestions', { kind: 'shelter', name: 'x', place: 'x', nickname: 'robot' }) },
  record_report: { call: post('/directory/reports', { kind: 'shelter', id: 1, what: 'x', nickname: 'robot' }) },
  report: { call: post('/reports', { kind: 'petition', id: '999999', reason: 'other', what: 'x' }) },
  share: { call: post(`/chat/message/${newId()}/share`, { question: null }) },
  upload: {
    as: 'a user',
    call: (headers) => upload(world.app, { headers: { authorization: '', ...headers } }, [{ content: Buffer.from('nici o poză') }]),
  },
  withdraw_code: { call: post('/petitions/withdraw-by-code', { code: 'AAAAA-AAAAA-AAAAA-AAAAA' }) },
  petition_proposal: { as: 'a user', call: post('/petitions/proposals', proposal) },
  sign: { call: post('/petitions/999999/sign', { full_name: 'Ana', email: 'ana@exemplu.ro' }) },
  operator_network: { call: (headers) => signIn(`${newId()}@exemplu.ro`)(headers) },
  operator_account: { call: (headers, at) => signIn('una@exemplu.ro')(elsewhere(headers, at)) },
  operator_code: { as: 'an operator', call: post('/operators/confirm', { code: '000000' }) },
  mail_link: { call: (headers) => post('/petitions/signed', { token: newToken() })(headers) },
}

let networks = 0
async function somebody(as: Row['as']): Promise<Headers> {
  networks += 1
  const from = { 'x-forwarded-for': `203.0.113.${networks}` }
  if (as === undefined) return from
  if (as === 'an operator') return { ...from, ...(await staffMember(world, 'editor')).headers }
  const { data } = signedIn.parse(
    (await call(world.app, 'POST', '/auth/register', { payload: formOf('Ana'), headers: { 'x-forwarded-for': `198.51.100.${networks}` } })).json(),
  )
  return { ...from, authorization: `Bearer ${data.token}` }
}

test.each(limitNames)('the limit %s fires when it is passed, says how long to wait, and lets in again after that', async (name) => {
  const { free = costsWork(name) ? FREE : PLAIN, most = costsWork(name) ? MOST : PLAIN, everyMinutes = 0, as, call: ask } = ROWS[name]
  const headers = await somebody(as)
  const statuses: number[] = []
  /** Calls, and works for it where that is asked. */
  const insist = async (at: number) => {
    const answer = await ask(headers, at)
    statuses.push(answer.statusCode)
    return answer.statusCode === 428 ? ask({ ...headers, ...provenBy(answer.json().challenge) }, at) : answer
  }
  for (let at = 0; at < most; at += 1) {
    expect([428, 429]).not.toContain((await insist(at)).statusCode)
    vi.setSystemTime(Date.now() + everyMinutes * MINUTE_MS)
  }
  expect(statuses.filter((status) => status === 428)).toHaveLength(most - free)
  const refused = await insist(most)
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store'])
  const wait = Number(refused.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  vi.setSystemTime(Date.now() + wait * 1_000)
  expect((await insist(most + 1)).statusCode).not.toBe(429)
})

test('who is refused a page reads it as a page, and what is kept is shown all the same', async () => {
  const headers = { accept: 'text/html', 'x-forwarded-for': '203.0.113.250', cookie: 'lang=en' }
  const open = (url: string) => pageWorld.app.inject({ url, headers })
  await open('/kept')
  for (let at = 0; at < PLAIN; at += 1) await open(`/y${newId()}${at}`)
  const refused = await open('/one-more')
  expect([refused.statusCode, refused.headers['content-type'], refused.headers['content-language']]).toEqual([429, 'text/html; charset=utf-8', 'en'])
  expect(refused.body).toMatch(/<p>Too many requests in a short time\. Try again in .+<\/p>/)
  expect(refused.headers['content-security-policy']).toContain("default-src 'none'")
  expect((await open('/kept')).statusCode).toBe(200)
})
