import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '#contract/auth.ts'
import { canonicalEmail } from '#server/petitions/canonical-email.ts'
import { openDatabase, type Database } from '#server/platform/database/database.ts'
import { formOf } from '#tests/cast.ts'
import { startCommand } from '#tests/operators/command-line.ts'
import { phonePhoto } from '#tests/evidence.ts'
import { figure, holding, rounds } from '#tests/setup/figures.ts'
import { keepWriting, signing, uploading } from '#tests/servers/keep-writing.ts'
import { askOnce } from '#tests/servers/outage.ts'
import { aPetition, signatureRows } from '#tests/petition.ts'
import { startServer, type RunningServer } from '#tests/servers/servers.ts'
import { engine, emptySettings } from '#tests/world.ts'

const WRITING_MS = holding ? 10_000 : 1_000
/** Two servers stand in every run of server/petitions/processes.test.ts; on PostgreSQL nobody waits for a whole database. */
const SERVERS = holding ? 2 : 1
const KEPT_MS = 1_500
/** Answered meanwhile, at least: the engine's own waiting would let nothing else happen. */
const ALIVE = 10
const wanted = holding || engine === 'sqlite'

let settings: Record<string, string>
const servers: RunningServer[] = []
let database: Database | undefined

beforeAll(async () => {
  if (!wanted) return
  settings = await emptySettings()
  for (let server = 0; server < SERVERS; server += 1) servers.push(await startServer(settings))
  const url = settings['DATABASE_URL']
  database = await openDatabase(url === undefined ? { file: join(settings['DATA_DIR'] ?? '', 'bobita.sqlite') } : { url })
})

afterAll(async () => {
  await database?.db.destroy()
  for (const server of servers) await server.kill()
})

async function account({ url }: RunningServer): Promise<Record<string, string>> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(formOf('Dan')) }
  const { data } = signedIn.parse(await (await fetch(`${url}/auth/register`, init)).json())
  return { authorization: `Bearer ${data.token}` }
}

/** Petitions an operator makes, one command after the other, while `going`; the titles of those that were said to be made. */
async function operate(going: () => boolean): Promise<{ titles: string[]; failed: number }> {
  const titles: string[] = []
  let failed = 0
  do {
    const title = randomUUID()
    const { ended } = startCommand(settings, ['petitions', 'create', '--title', title, '--description', 'Apă.', '--addressee', 'Primăria', '--goal', '10'])
    if ((await ended) === 0) titles.push(title)
    else failed += 1
  } while (going())
  return { titles, failed }
}

test.runIf(wanted)('T1b servers and the command line that write to one place lose nothing, and nobody is told that it was busy', async () => {
  if (!database) throw new Error('not opened')
  const { db } = database
  const sums = { signatures: 0, sets: 0, commands: 0, slowest: 0 }
  const photo = await phonePhoto()
  for (let round = 0; round < rounds; round += 1) {
    const petition = await aPetition(db, { required_signatures: 1_000_000 })
    const writers = []
    for (const server of servers) writers.push({ url: server.url, petition, headers: await account(server), photo })
    // Whoever draws the first photo waits for a decoder to start.
    for (const one of writers) for (const ask of [uploading(one), signing(one)]) expect((await askOnce(ask)).status).toBe(200)
    const writing = writers.map(keepWriting)
    let going = true
    const operating = operate(() => going)
    await setTimeout(WRITING_MS)
    going = false
    const operated = await operating
    for (const one of writing) await one.stop()

    const answers = writing.flatMap((one) => one.answers)
    expect(answers.filter(({ status }) => status === null || status >= 300).map(({ what, status, body }) => [what, status, body])).toEqual([])
    expect(operated.failed).toBe(0)
    const signatures = writing.flatMap((one) => one.signatures)
    const rows = await db.selectFrom('signatures').select('email_key').where('petition_id', '=', petition).execute()
    expect(new Set(signatures.map(canonicalEmail)).difference(new Set(rows.map(({ email_key }) => email_key))).size).toBe(0)
    const sets = writing.flatMap((one) => one.sets)
    expect(await db.selectFrom('complaint_sets').select('id').where('id', 'in', sets).execute()).toHaveLength(sets.length)
    expect(await db.selectFrom('petitions').select('title').where('title', 'in', operated.titles).execute()).toHaveLength(operated.titles.length)
    const { current_signatures } = await db.selectFrom('petitions').select('current_signatures').where('id', '=', petition).executeTakeFirstOrThrow()
    expect(current_signatures).toBe(await signatureRows(db, petition))
    sums.signatures += signatures.length
    sums.sets += sets.length
    sums.commands += operated.titles.length
    sums.slowest = Math.max(sums.slowest, ...answers.map(({ from, to }) => Math.round(to - from)))
  }
  if (engine === 'sqlite') expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }])
  figure(
    `T1b two servers and the command line for ${(rounds * WRITING_MS) / 1_000} s, ${engine}`,
    `${sums.signatures} signatures, ${sums.sets} sets and ${sums.commands} commands acknowledged, 0 lost, 0 told that it was busy; slowest answer ${sums.slowest} ms`,
  )
})

test.runIf(engine === 'sqlite')(
  'T1b whoever writes while the command line keeps the database to itself waits and gets a yes, and the rest of the site goes on',
  async () => {
    const [server] = servers
    if (!database || !server) throw new Error('not opened')
    const { db } = database
    const petition = await aPetition(db, { required_signatures: 1_000_000 })
    const ask = signing({ url: server.url, petition, headers: {}, photo: Buffer.alloc(0) })
    const { promise: kept, resolve: giveBack } = Promise.withResolvers<void>()
    const taken = Promise.withResolvers<void>()
    const keeping = db.transaction().execute(async (tx) => {
      await tx.updateTable('petitions').set({ title_en: 'Water' }).where('id', '=', petition).execute()
      taken.resolve()
      await kept
    })
    await taken.promise
    const signed = askOnce(ask)
    const alive = []
    for (const until = performance.now() + KEPT_MS; performance.now() < until || alive.length < ALIVE;) {
      alive.push(await askOnce({ what: 'livez', url: new URL('/livez', server.url).href }))
      await setTimeout(20)
    }
    giveBack()
    await keeping
    expect((await signed).status).toBe(200)
    expect(new Set(alive.map(({ status }) => status))).toEqual(new Set([200]))
    figure(`T1b the database kept by another process for ${KEPT_MS} ms`, `the signature waited and was taken; ${alive.length} other answers meanwhile`)
  },
)
