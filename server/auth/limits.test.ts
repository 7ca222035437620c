import { expect, test } from 'vitest'
import { call, formOf, PASSWORD } from '#tests/cast.ts'
import { figure, holding } from '#tests/setup/figures.ts'
import { OWN_LIMITS } from '#tests/setup/far-limits.ts'
import { emptyWorld, engine } from '#tests/world.ts'

const TRIES = holding ? 1_000 : 40
const ACCOUNT = 10
const NETWORK = 25
/** Passwords checked at once and waiting; more would be told to come back. */
const AT_ONCE = 10
const home = { 'x-forwarded-for': '198.51.100.7' }

/** How many passwords were looked at: the rest was refused before, with the time to wait or with work to do. */
function looked(answers: { statusCode: number; headers: Record<string, unknown> }[]): number {
  for (const { statusCode, headers } of answers) if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(answers.every(({ statusCode }) => [401, 428, 429].includes(statusCode))).toBe(true)
  return answers.filter(({ statusCode }) => statusCode === 401).length
}

test('D-024 T10 of one account ten passwords in a quarter of an hour are looked at, and its owner still gets in from home', async () => {
  const { app } = await emptyWorld({ ...OWN_LIMITS, TRUST_PROXY: 'true' })
  const form = formOf('Ana')
  await call(app, 'POST', '/auth/register', { payload: form, headers: home })
  const guess = (at: number) =>
    call(app, 'POST', '/auth/login', {
      payload: { login: form.email, password: `ghicit-${at}` },
      headers: { 'x-forwarded-for': `203.0.${at >> 8}.${at & 255}` },
    })
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => guess(at)))
  for (let at = AT_ONCE; at < TRIES; at += 1) answers.push(await guess(at))
  expect(looked(answers)).toBe(ACCOUNT)
  expect(answers.find(({ statusCode }) => statusCode === 429)?.json().message).toBe('Prea multe cereri într-un timp scurt. Încearcă din nou peste 15 minute.')
  const owner = await call(app, 'POST', '/auth/login', { payload: { login: form.email, password: PASSWORD }, headers: home })
  expect(owner.statusCode).toBe(200)
  figure(`T10 passwords looked at of ${TRIES} for one account, ${engine}`, looked(answers))
})

test('without TRUST_PROXY a forged X-Forwarded-For does not escape the limit of a network', async () => {
  const { app } = await emptyWorld(OWN_LIMITS)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const answer = await call(app, 'POST', '/auth/register', { payload: formOf('Dan'), headers: { 'x-forwarded-for': `203.0.113.${attempt}` } })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 428])
})

test('T10 of one network 25 passwords in five minutes are looked at without work, whatever accounts they are for and whatever X-Forwarded-For says', async () => {
  const { app } = await emptyWorld(OWN_LIMITS)
  const guess = (at: number) =>
    call(app, 'POST', '/auth/login', {
      payload: { login: `cont-${at}@exemplu.ro`, password: 'parola-tuturor' },
      headers: { 'x-forwarded-for': `203.0.113.${at % 250}`, forwarded: `for=203.0.113.${at % 250}`, 'x-real-ip': `203.0.113.${at % 250}` },
    })
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => guess(at)))
  for (let at = AT_ONCE; at < TRIES; at += 1) answers.push(await guess(at))
  expect(looked(answers)).toBe(NETWORK)
  figure(`T10 passwords looked at of ${TRIES} accounts from one network, ${engine}`, looked(answers))
})

test.runIf(holding)('T10 an e-mail that has no account is refused as late as a wrong password', async () => {
  const { app } = await emptyWorld()
  const form = formOf('Ana')
  await call(app, 'POST', '/auth/register', { payload: form })
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  // In turns, so that whatever else the machine does meets both.
  for (let round = 0; round < 200; round += 1) {
    for (const [kind, login] of [
      ['known', form.email],
      ['unknown', formOf('Dan').email],
    ] as const) {
      const before = performance.now()
      expect((await call(app, 'POST', '/auth/login', { payload: { login, password: 'nu-e-asta' } })).statusCode).toBe(401)
      times[kind].push(performance.now() - before)
    }
  }
  const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
  figure(`T10 difference of the medians, unknown against known, ${engine}`, `${((median(times.unknown) / median(times.known) - 1) * 100).toFixed(1)} %`)
})
