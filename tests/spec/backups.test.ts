import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '#contract/auth.ts'
import { objectKeys } from '#server/evidence/evidence.ts'
import { operateOn } from '#tests/operators/operator.ts'
import { openBobita } from '#server/bobita.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase, type Database, type Db } from '#server/platform/database/database.ts'
import { SITE_MARK } from '#server/platform/files/object-store.ts'
import { call, formOf, PASSWORD } from '#tests/cast.ts'
import { figure, rounds } from '#tests/setup/figures.ts'
import { everybodyWrites, lost, type Acknowledged } from '#tests/servers/kill-writers.ts'
import { aPetition } from '#tests/petition.ts'
import { startServer, type RunningServer } from '#tests/servers/servers.ts'
import { engine, emptySettings } from '#tests/world.ts'

/** Said yes to before a backup begins, at least. */
const WRITES = 20

const folder = mkdtempSync(join(tmpdir(), 'bobita-backups-'))
let settings: Record<string, string>
let server: RunningServer
let database: Database

function openAt(settings: Record<string, string>): Promise<Database> {
  const url = settings['DATABASE_URL']
  return openDatabase(url === undefined ? { file: join(settings['DATA_DIR'] ?? '', 'bobita.sqlite') } : { url })
}

beforeAll(async () => {
  settings = await emptySettings()
  server = await startServer(settings)
  database = await openAt(settings)
})

afterAll(async () => {
  await database.db.destroy()
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
}

/** Somebody who has signed and asked, and how they leave for good. */
async function leaver(petition: number) {
  const form = formOf('Ilinca')
  const { data } = signedIn.parse(await (await post('/auth/register', form)).json())
  const headers = { authorization: `Bearer ${data.token}` }
  expect((await post(`/petitions/${petition}/sign`, { full_name: form.name, email: form.email }, headers)).status).toBe(200)
  const leave = async () => expect((await post('/profile/delete', { password: PASSWORD }, headers)).status).toBeLessThan(300)
  return { id: data.user.id, email: form.email, leave }
}

/** Petitions whose counter is not the number of their rows. */
async function miscounted(db: Db): Promise<unknown[]> {
  const { rows } = await sql`select id from petitions p where is_example = 0
    and current_signatures <> (select count(*) from signatures s where s.petition_id = p.id)`.execute(db)
  return rows
}

/** Objects without a row, and rows without their objects. */
async function unpaired(db: Db, files: string): Promise<string[]> {
  const rows = await db.selectFrom('evidence_files').select(['id', 'type', 'extension']).where('state', '=', 'kept').execute()
  return [...new Set(rows.flatMap(objectKeys)).symmetricDifference(new Set(readdirSync(files).filter((name) => name !== SITE_MARK)))]
}

test('T1c a backup taken while people sign, ask, complain and leave gives back everything from before it, whole, and nobody who has left', async () => {
  const sums = { rows: 0, acknowledged: 0, slowest: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const petition = await aPetition(database.db, { required_signatures: 1_000_000 })
    const [before, during, after] = [await leaver(petition), await leaver(petition), await leaver(petition)]
    await before.leave()
    let going = true
    const enough = Promise.withResolvers<Acknowledged>()
    const writing = everybodyWrites(
      server,
      petition,
      (said) => said.signatures.length >= WRITES && said.conversations.length > 0 && said.sets.length > 0 && enough.resolve(said),
      () => going,
    )
    const said = structuredClone(await enough.promise)
    const to = mkdtempSync(join(folder, 'to-'))
    const began = performance.now()
    const [made] = await Promise.all([operateOn(readConfig(settings), ['backup', to]), during.leave()])
    sums.slowest = Math.max(sums.slowest, Math.round(performance.now() - began))
    await after.leave()
    going = false
    await writing

    expect(await operateOn(readConfig({}), ['verify', to])).toContain('whole')
    const target = await emptySettings()
    await operateOn(readConfig(target), ['restore', to, '--erasures', join(settings['DATA_DIR'] ?? '', 'erasures.jsonl')])
    const site = await openBobita(readConfig({ ...target, LIMITS_SCALE: '1000' }), false)
    const { db } = site.database
    const files = join(target['DATA_DIR'] ?? '', 'files')
    // Opening a site keeps this process busy; one that is too busy refuses for a moment.
    await expect.poll(async () => (await call(site.app, 'GET', '/petitions')).statusCode).toBe(200)
    if (engine === 'sqlite') {
      expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }])
      expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
    }
    expect(await lost(db, files, said)).toEqual([])
    expect(await miscounted(db)).toEqual([])
    expect(await unpaired(db, files)).toEqual([])
    const left = [before, during, after]
    expect(
      await db
        .selectFrom('users')
        .select('id')
        .where(
          'id',
          'in',
          left.map(({ id }) => id),
        )
        .execute(),
    ).toEqual([])
    expect(
      await db
        .selectFrom('signatures')
        .select('email')
        .where(
          'email',
          'in',
          left.map(({ email }) => email),
        )
        .execute(),
    ).toEqual([])
    sums.rows += Number(/(\d+) rows/.exec(made)?.[1])
    sums.acknowledged += said.signatures.length + said.conversations.length + said.sets.length
    await site.close()
  }
  figure(`T1c backups under load, all restored whole, ${engine}`, rounds)
  figure(
    `T1c in them, ${engine}`,
    `${sums.rows} rows; ${sums.acknowledged} writes acknowledged before a backup, all there; ${3 * rounds} people who left before, during and after, none back; slowest backup ${sums.slowest} ms`,
  )
})
