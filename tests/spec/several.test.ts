import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { complaintCreated } from '#contract/complaints.ts'
import { uploaded } from '#contract/evidence.ts'
import { petition } from '#contract/petitions.ts'
import { PASSWORD, formOf } from '#tests/cast.ts'
import { loseRows } from '#tests/setup/empty-database.ts'
import { formBody, phonePhoto } from '#tests/evidence.ts'
import { aPetition, signatureRows } from '#tests/petition.ts'
import { provenBy } from '#tests/api/proof.ts'
import { startServer } from '#tests/servers/servers.ts'
import { aMember, aStranger, get, openSeveral, post, readAs, type Caller, type SeveralServers } from '#tests/servers/several-servers.ts'

const challenged = z.object({
  challenge: z.object({ algorithm: z.string(), challenge: z.string(), maxnumber: z.number(), salt: z.string(), signature: z.string() }),
})
let site: SeveralServers

beforeAll(async () => {
  site = await openSeveral()
})
afterAll(() => site.close())

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`nothing at ${index}`)
  return item
}

/** How many answers there were of each status. */
function counted(statuses: readonly number[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, { length }]) => [status, length]))
}

/** So many calls at once, each to the next server; the statuses, and that every refusal says when to come again. */
async function rush(count: number, ask: (number: number) => Promise<Response>): Promise<Record<string, number>> {
  const answers = await Promise.all(Array.from({ length: count }, (_, number) => ask(number)))
  for (const answer of answers) {
    await answer.arrayBuffer()
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  return counted(answers.map(({ status }) => status))
}

test('who registered at one server is known at the others, and signed out at one is signed out at all', async () => {
  const ana = await aMember(site.one)
  for (const server of [...site.all, site.proxy]) expect((await get(server, '/profile', ana)).status).toBe(200)
  expect((await post(site.other, '/auth/login', { login: ana.email, password: PASSWORD }, aStranger())).status).toBe(200)
  expect((await post(site.other, '/auth/logout', {}, ana)).status).toBe(204)
  for (const server of site.all) expect((await get(server, '/profile', ana)).status).toBe(401)
})

test('limits count what all servers let through: registering, signing in, signing, reporting, suggesting, uploading', async () => {
  const { proxy } = site
  const registering = aStranger()
  expect(await rush(12, () => post(proxy, '/auth/register', formOf('Dan'), registering))).toEqual({ 201: 5, 428: 7 })

  const network = aStranger()
  const guess = (number: number, caller: Caller) => post(proxy, '/auth/login', { login: `om${number}@exemplu.ro`, password: 'ghicit-ceva' }, caller)
  // In two parts: of more at once some would be told to come back, because few passwords are checked at a time.
  expect(await rush(15, (number) => guess(number, network))).toEqual({ 401: 15 })
  expect(await rush(15, (number) => guess(100 + number, network))).toEqual({ 401: 10, 428: 5 })
  expect(await rush(16, () => guess(1_000, aStranger()))).toEqual({ 401: 10, 429: 6 })

  const id = await aPetition(site.database.db)
  const signing = aStranger()
  const sign = (number: number, proof: Record<string, string> = {}) =>
    post(proxy, `/petitions/${id}/sign`, { full_name: 'Ana Exemplu', email: `om${number}@exemplu.ro` }, { headers: { ...signing.headers, ...proof } })
  expect(await rush(20, sign)).toEqual({ 200: 5, 428: 15 })
  const challenges = await Promise.all(Array.from({ length: 7 }, async () => (await readAs(challenged, sign(0))).challenge))
  expect(await rush(7, (number) => sign(100 + number, provenBy(at(challenges, number))))).toEqual({ 200: 5, 429: 2 })
  expect(await signatureRows(site.database.db, id)).toBe(10)

  const reporting = aStranger()
  const report = () => post(proxy, '/reports', { kind: 'petition', id: String(id), reason: 'other', what: 'Nu e bine.' }, reporting)
  expect(await rush(14, report)).toEqual({ 204: 10, 428: 4 })

  const suggesting = aStranger()
  const suggestion = { kind: 'shelter', name: 'Adăpostul Exemplu', place: 'Bacău', phone: '0700000000', website: '', why: 'Lipsește.', nickname: '' }
  expect(await rush(8, () => post(proxy, '/directory/suggestions', suggestion, suggesting))).toEqual({ 204: 5, 428: 3 })

  // What is no photo is counted like one.
  const dan = await aMember(proxy)
  const { headers, payload } = formBody([{ content: Buffer.from('nu e o poză') }])
  const give = () => fetch(`${proxy.url}/upload/plangere-media`, { method: 'POST', headers: { ...dan.headers, ...headers }, body: new Uint8Array(payload) })
  const given: number[] = []
  for (let sent = 0; sent < 32; sent += 1) given.push((await give()).status)
  expect(counted(given)).toEqual({ 415: 30, 429: 2 })
})

test('a solved challenge is worth one signature, whichever servers it is brought to', async () => {
  const id = await aPetition(site.database.db)
  const { headers } = aStranger()
  const sign = (number: number, proof: Record<string, string> = {}) =>
    post(site.proxy, `/petitions/${id}/sign`, { full_name: 'Ana Exemplu', email: `om${number}@exemplu.ro` }, { headers: { ...headers, ...proof } })
  expect(await rush(5, sign)).toEqual({ 200: 5 })
  const proof = provenBy((await readAs(challenged, sign(0))).challenge)
  expect(await rush(4, (number) => sign(100 + number, proof))).toEqual({ 200: 1, 428: 3 })
})

test('limits of calls that wait for nothing are shared within a second', async () => {
  const { proxy } = site
  const calling = aStranger()
  const look = () => get(proxy, '/site', calling).then(({ status }) => status)
  const statuses: number[] = []
  // In turns, as one browser calls; the servers tell each other meanwhile.
  await expect
    .poll(
      async () => {
        statuses.push(...(await Promise.all([look(), look(), look(), look()])))
        return statuses.filter((status) => status === 429).length
      },
      { interval: 40 },
    )
    .toBeGreaterThan(0)
  const { 200: let_through = 0 } = counted(statuses)
  expect(let_through).toBeGreaterThanOrEqual(300)
  // Servers that told each other nothing would let through as much each.
  expect(let_through).toBeLessThan(300 * site.all.length)
})

test('counts hold no address', async () => {
  const { database } = site
  if (!database.db.getExecutor().adapter.supportsMultipleConnections) return
  const rows = await database.db.selectFrom('limit_counts').select('key').execute()
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43} [a-z_]+$/)
})

test('a signature at one server counts at once at the others', async () => {
  const id = await aPetition(site.database.db)
  const shown = (server: { url: string }) => readAs(petition, get(server, `/petitions/${id}`, aStranger()))
  for (const server of site.all) expect((await shown(server)).current_signatures).toBe(0)
  expect((await post(site.one, `/petitions/${id}/sign`, { full_name: 'Ana Exemplu', email: 'ana@exemplu.ro' }, aStranger())).status).toBe(200)
  for (const server of site.all) expect((await shown(server)).current_signatures).toBe(1)
})

/** A set of one photo, uploaded at one server and made at another. */
async function aSetAcross(owner: Caller) {
  const form = formBody([{ content: await phonePhoto() }])
  const sent = await fetch(`${site.one.url}/upload/plangere-media`, {
    method: 'POST',
    headers: { ...owner.headers, ...form.headers },
    body: new Uint8Array(form.payload),
  })
  const [file] = (await readAs(uploaded, sent)).files
  const answer = await post(site.other, '/plangeri', { title: 'Fără apă', description: 'De două zile.', photo_links: [file?.url] }, owner)
  return { ...(await readAs(complaintCreated, answer)).data, url: file?.url ?? '' }
}

test('a photo uploaded at one server is part of a set at another and is served by all', async () => {
  const dan = await aMember(site.proxy)
  const set = await aSetAcross(dan)
  const photos = await Promise.all(site.all.map(async ({ url }) => (await fetch(new URL(set.url, url))).arrayBuffer()))
  expect(photos[0]?.byteLength).toBeGreaterThan(100)
  for (const photo of photos) expect(photo).toEqual(photos[0])
  expect((await post(site.one, `/plangeri/${set.id}`, {}, dan, 'DELETE')).status).toBe(204)
  for (const { url } of site.all) expect((await fetch(new URL(set.url, url))).status).toBe(404)
})

test('servers that sweep at the same time remove what has ended once and nothing else', async () => {
  const { db } = site.database
  const dan = await aMember(site.proxy)
  const ended = [await aSetAcross(dan), await aSetAcross(dan)]
  const alive = await aSetAcross(dan)
  const ids = ended.map(({ id }) => id)
  await db.updateTable('complaint_sets').set({ expires_at: new Date().toISOString() }).where('id', 'in', ids).execute()
  // Other tests have moved the clock of the sweep, which then waits.
  await loseRows(db, 'site_values', { name: 'sets_sweep_clock' })
  // A server sweeps when it starts.
  const sweepers = await Promise.all([startServer(site.settings), startServer(site.settings)])
  await expect.poll(() => db.selectFrom('complaint_sets').select('id').where('id', 'in', ids).execute()).toEqual([])
  for (const { url } of ended) for (const server of site.all) expect((await fetch(new URL(url, server.url))).status).toBe(404)
  const kept: string[] = []
  for await (const key of site.files.keys()) kept.push(key)
  for (const { url } of ended) expect(kept.filter((key) => url.endsWith(key))).toEqual([])
  for (const server of [...site.all, ...sweepers]) expect((await fetch(new URL(alive.url, server.url))).status).toBe(200)
  for (const sweeper of sweepers) await sweeper.kill()
})
