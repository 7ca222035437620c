import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { call, PASSWORD } from '#tests/cast.ts'
import { sign, signatureRows } from '#tests/petition.ts'
import { engine, emptySettings } from '#tests/world.ts'
import { operateOn } from '#tests/operators/operator.ts'
import { readManifest } from '../backup/manifest.ts'
import { openBobita, type Bobita } from '../bobita.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from './database/database.ts'
import { migrate, migrateTo, needThisVersion } from './database/migrate.ts'
import { loadTable, setCounters } from './database/postgres-copy.ts'

const folder = mkdtempSync(join(tmpdir(), 'bobita-upgrade-'))
const opened: Bobita[] = []
afterAll(async () => {
  for (const site of opened) await site.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What each released version left, by its folder (tests/released/README.md). */
const RELEASED = ['.', '0.2.0']
const folderOf = (released: string) => fileURLToPath(new URL(`../../tests/released/${released}/`, import.meta.url))
const PHOTO = 'AAAAAAAAAAAAAAAAAAAAAA.webp'

async function openAt(settings: Record<string, string>): Promise<Bobita> {
  const site = await openBobita(readConfig({ DEMO_DATA: '0', LIMITS_SCALE: '1000', ...settings }), false)
  opened.push(site)
  return site
}

/** Settings of an empty site; the first version kept its own secret in the database, and nobody had set one. */
async function settingsFor(released: string): Promise<Record<string, string>> {
  const { SITE_SECRET: secret = '', ...settings } = await emptySettings()
  return released === '.' ? settings : { ...settings, SITE_SECRET: secret }
}

/** Settings of a site as a released version left it. */
async function releasedSettings(released: string): Promise<Record<string, string>> {
  const settings = await settingsFor(released)
  const { DATA_DIR = '', DATABASE_URL: url } = settings
  cpSync(join(folderOf(released), 'postgres/files'), join(DATA_DIR, 'files'), { recursive: true })
  if (url === undefined) {
    const database = new DatabaseSync(join(DATA_DIR, 'bobita.sqlite'), { enableForeignKeyConstraints: false })
    database.exec(readFileSync(join(folderOf(released), 'sqlite.sql'), 'utf8'))
    database.close()
    return settings
  }
  const { rows, database, migrations, counters } = await readManifest(join(folderOf(released), 'postgres'))
  const { db } = await openDatabase({ url }, { timeouts: 'none' })
  await db.transaction().execute(async (tx) => {
    await migrateTo(tx, migrations.at(-1) ?? '')
    for (const { table } of rows) {
      const part = database.find(({ name }) => name.endsWith(`/${table}.jsonl`))
      await loadTable(tx, table, join(folderOf(released), 'postgres', part?.name ?? ''))
    }
    await setCounters(tx, counters)
  })
  await db.destroy()
  return settings
}

async function findEverything({ app, database: { db } }: Bobita): Promise<void> {
  const signedIn = await call(app, 'POST', '/auth/login', { payload: { login: 'dan@exemplu.ro', password: PASSWORD } })
  expect(signedIn.statusCode).toBe(200)
  const { token, user } = signedIn.json().data
  const headers = { authorization: `Bearer ${token}` }
  expect((await call(app, 'GET', `/plangeri/user/${user.id}`, { headers })).body).toContain('Câine legat fără apă')
  expect((await app.inject(`/files/${PHOTO}`)).body).toBe('a photo of the released version')
  const [session] = (await call(app, 'GET', `/chat/sessions?user_id=${user.id}`, { headers })).json()
  expect((await call(app, 'GET', `/chat/session/${session.id}/history`, { headers })).body).toContain('Ce mănâncă pisica?')
  expect(await signatureRows(db, 1)).toBe(3)
  // Ana is known to have signed, somebody new is not.
  for (const who of ['ana', 'nou']) await sign(app, 1, `${who}@exemplu.ro`)
  expect(await signatureRows(db, 1)).toBe(4)
}

test.each(RELEASED)('a site of the released version in tests/released/%s starts as this one, and everything is there', async (released) => {
  const settings = await releasedSettings(released)
  await findEverything(await openAt(settings))
  // Once more on what the first start has made of it.
  expect((await (await openAt(settings)).app.inject(`/files/${PHOTO}`)).statusCode).toBe(200)
})

test.runIf(engine === 'postgres').each(RELEASED)('a backup of the released version in tests/released/%s is restored by this one', async (released) => {
  const settings = await settingsFor(released)
  expect(await operateOn(readConfig(settings), ['restore', join(folderOf(released), 'postgres')])).toContain('2 files')
  await findEverything(await openAt(settings))
})

test('the version before refuses the database of the one after in one sentence', async () => {
  const settings = await emptySettings()
  const config = readConfig(settings)
  const { db } = await openDatabase(config.database)
  await migrate(db)
  await sql`insert into kysely_migration (name, timestamp) values ('9999_of_tomorrow', '2030-01-01T00:00:00.000Z')`.execute(db)
  const sentence = /^the database is of version 9999_of_tomorrow, newer than this program, which is of \d{4}_\w+: use [^\n]+$/
  await expect(needThisVersion(db)).rejects.toThrow(sentence)
  await db.destroy()
  const fault = await openBobita(config, false).catch((error: unknown) => error)
  expect(fault).toHaveProperty('message', expect.stringMatching(sentence))
  expect(fault).not.toHaveProperty('cause')
})
