import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '#contract/auth.ts'
import { startPostgres, type PrivatePostgres } from '#scripts/postgres.ts'
import { openDatabase, type Database } from '#server/platform/database/database.ts'
import { formOf } from '#tests/cast.ts'
import { figure, holding } from '#tests/setup/figures.ts'
import { askOnce, keepAsking, recovery, type Answer, type Ask } from '#tests/servers/outage.ts'
import { aPetition, signatureRows } from '#tests/petition.ts'
import { startServer, type RunningServer } from '#tests/servers/servers.ts'
import { startTcpProxy, type TcpProxy } from '#tests/servers/tcp-proxy.ts'

const DOWN_MS = holding ? 60_000 : 2_000
/** The site's own patience with a connection and with a statement; a short run is given less of the second. */
const CONNECT_MS = 4_000
const SILENCE_MS = holding ? 12_000 : 1_000
/** The goals of T3. */
const ANSWER_MS = 2_000
const RECOVERY_MS = 5_000
const POOL_SIZE = 10

const folder = mkdtempSync(join(tmpdir(), 'bobita-down-'))
let postgres: PrivatePostgres
let proxy: TcpProxy
let server: RunningServer
let direct: Database
let petition: number
const person = { form: formOf('Ana'), cookie: '' }

beforeAll(async () => {
  postgres = await startPostgres()
  const url = new URL(postgres.url)
  proxy = await startTcpProxy(Number(url.port))
  const patience = holding ? '' : `?query_timeout=${SILENCE_MS}`
  server = await startServer({ DATA_DIR: folder, TEST_PAGES: '1', DATABASE_URL: `postgres://bobita@127.0.0.1:${proxy.port}/postgres${patience}` })
  direct = await openDatabase({ url: postgres.url })
  petition = await aPetition(direct.db, { required_signatures: 1_000_000 })
  const { data } = signedIn.parse(JSON.parse((await askOnce(write('register', '/auth/register', () => person.form))).body))
  person.cookie = `bobita_token=${data.token}`
})

afterAll(async () => {
  await server.kill()
  await proxy.close()
  await direct.db.destroy()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

function write(what: string, path: string, body: () => unknown, headers: Record<string, string> = {}): Ask {
  return {
    what,
    url: server.url + path,
    init: () => ({ method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body()) }),
  }
}

const sign = () => write('sign', `/petitions/${petition}/sign`, () => ({ full_name: 'Ana Exemplu', email: `${randomUUID()}@exemplu.ro` }))
const profile = (): Ask => ({ what: 'profile', url: `${server.url}/profile`, init: () => ({ headers: { cookie: person.cookie, 'accept-language': 'en' } }) })

/** What needs the database, and what does not. */
function asks() {
  const own = { cookie: person.cookie, 'sec-fetch-site': 'same-origin' }
  const login = { login: person.form.email, password: person.form.password }
  const needy = [
    sign(),
    profile(),
    write('login', '/auth/login', () => login),
    write('ask', '/chat/ask/stream', () => ({ question: 'Ce mănâncă pisica?' }), own),
  ]
  const site = new URL('/', server.url).href
  const [style] = readdirSync(fileURLToPath(new URL('../../build/client/assets', import.meta.url))).filter((name) => name.endsWith('.css'))
  const free = ['', 'petitions', 'blogs', `assets/${style}`, 'livez'].map((path): Ask => ({ what: `/${path}`, url: site + path }))
  return { needy, free, ready: { what: 'ready', url: `${site}readyz` } }
}

/** A refusal that a person can read and a program can wait for, and that signs nobody out. */
const UNAVAILABLE = {
  ro: expect.stringMatching(/^Serviciul nu este disponibil acum\. Încearcă din nou peste .+\.$/),
  en: expect.stringMatching(/^The service is not available right now\. Try again in .+\.$/),
}

function expectUnavailable({ what, status, headers, body }: Answer): void {
  expect([what, status, Number(headers.get('retry-after')) > 0, headers.get('content-type')]).toEqual([
    what,
    503,
    true,
    'application/problem+json; charset=utf-8',
  ])
  expect([what, JSON.parse(body).error]).toEqual([what, UNAVAILABLE[what === 'profile' ? 'en' : 'ro']])
  expect([what, headers.getSetCookie().filter((cookie) => cookie.startsWith('bobita_token'))]).toEqual([what, []])
}

/** Connections of the site, seen by PostgreSQL itself, after many have asked at once. */
async function connections(): Promise<number> {
  const answers = await Promise.all(Array.from({ length: 4 * POOL_SIZE }, () => askOnce(profile())))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await direct.db.destroy()
  const { rows } = await client.query(`select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`)
  await client.end()
  direct = await openDatabase({ url: postgres.url })
  return rows[0].count
}

const FAULTS: Record<string, { down: () => unknown; up: () => Promise<unknown>; silent: boolean }> = {
  'is cut off': { down: () => proxy.cut(), up: () => proxy.carry(), silent: false },
  'is silent': { down: () => proxy.hang(), up: () => proxy.carry(), silent: true },
  'is silent and has forgotten every connection': { down: () => proxy.forget(), up: () => proxy.carry(), silent: true },
  'is stopped': { down: () => postgres.pause(), up: () => postgres.resume(), silent: false },
}
/** In a short run the last of each kind stands for it. */
const SHORT = ['is silent and has forgotten every connection', 'is stopped']

test.each(holding ? Object.keys(FAULTS) : SHORT)(
  'T3 while the database %s people are told so, pages go on, nobody is signed out, and it ends by itself',
  async (name) => {
    const fault = FAULTS[name]
    if (!fault) throw new Error(name)
    const { needy, free, ready } = asks()
    for (const ask of [...needy, ...free, ready]) expect([ask.what, (await askOnce(ask)).status]).toEqual([ask.what, 200])
    const before = await connections()

    const { answers, stop } = keepAsking([...needy, ...free, ready], 100)
    await fault.down()
    const down = performance.now()
    await setTimeout(DOWN_MS)
    const isNeedy = ({ what }: Answer) => needy.some((ask) => ask.what === what)
    const refusals = () => answers.filter((answer) => isNeedy(answer) && answer.status !== 200)
    // On a busy machine a password takes its time before the database is asked.
    const refusedKinds = () => new Set(answers.filter((answer) => answer.status !== 200).map(({ what }) => what))
    await expect.poll(refusedKinds).toEqual(new Set([...needy, ready].map(({ what }) => what)))
    const starting = performance.now()
    await fault.up()
    const up = performance.now()
    const recovered = await Promise.all([recovery(sign()), recovery(profile()), recovery(ready)])
    await stop()

    const refused = refusals()
    for (const answer of refused) expectUnavailable(answer)
    const whileDown = answers.filter(({ from, to }) => from > down && to < starting)
    expect(whileDown.filter((answer) => isNeedy(answer) && answer.status === 200)).toEqual([])
    // What the last look at readiness said is told for a second; who was told no once is told nothing else until the database is back.
    const firstNo = Math.min(...answers.filter(({ what, status }) => what === 'ready' && status === 503).map(({ to }) => to))
    expect(firstNo).toBeLessThan(starting)
    expect(whileDown.filter(({ what, from, status }) => what === 'ready' && from > firstNo && status !== 503)).toEqual([])
    expect(answers.filter(({ what, status }) => free.some((ask) => ask.what === what) && status !== 200)).toEqual([])
    // Before, between and after too there is nothing but yes and "not now".
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    const slowest = Math.max(...refused.map(({ from, to }) => to - from))
    // A short run stands among others on a busy machine.
    if (holding) {
      expect(slowest).toBeLessThan(ANSWER_MS + (fault.silent ? CONNECT_MS + SILENCE_MS : 0))
      expect(Math.max(...recovered)).toBeLessThanOrEqual(RECOVERY_MS)
    }

    const after = await connections()
    expect(after).toBeLessThanOrEqual(POOL_SIZE)
    const { current_signatures } = await direct.db.selectFrom('petitions').select('current_signatures').where('id', '=', petition).executeTakeFirstOrThrow()
    expect(current_signatures).toBe(await signatureRows(direct.db, petition))
    figure(
      `T3 the database ${name} for ${Math.round((up - down) / 1_000)} s`,
      `${refused.length} of ${refused.length} refused with 503, slowest ${(slowest / 1_000).toFixed(1)} s; ${answers.filter(({ what }) => free.some((ask) => ask.what === what)).length} pages and files, all 200; back after ${recovered.join(', ')} ms (signature, profile, readiness); connections ${before} before, ${after} after`,
    )
  },
)

test.each([
  ['53100', 'server.full'],
  ['53300', 'server.unavailable'],
  ['57P03', 'server.unavailable'],
  ['25006', 'server.unavailable'],
])('T2 T3 what PostgreSQL itself refuses with %s is refused as %s', async (state, code) => {
  const refused = sql`do ${sql.lit(`begin raise exception using errcode = '${state}'; end`)}`.execute(direct.db)
  await expect(refused).rejects.toMatchObject({ code })
})

test('T3 a connection that dies between two statements of a transaction ends that transaction and nothing else', async () => {
  const dies = direct.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(direct.db)
    // Nothing is asked meanwhile: the connection is heard of by itself.
    await expect.poll(async () => (await sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(direct.db)).rows).toEqual([])
    await sql`select 1`.execute(tx)
  })
  await expect(dies).rejects.toMatchObject({ code: 'server.unavailable' })
  expect((await sql`select 1 as one`.execute(direct.db)).rows).toEqual([{ one: 1 }])
})
