import { once } from 'node:events'
import { createServer } from 'node:http'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openBobita, type Bobita } from '#server/bobita.ts'
import { operateOn } from '#tests/operators/operator.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase, type Db } from '#server/platform/database/database.ts'
import { isEmptyPostgres } from '#server/platform/database/postgres-copy.ts'
import { openBucket } from '#tests/servers/bucket.ts'
import { PASSWORD, call, person, type Person } from '#tests/cast.ts'
import { startCommand } from '#tests/operators/command-line.ts'
import { anUpload, aSet, linkOf } from '#tests/complaint-set.ts'
import { aPetition, sign, signatureRows } from '#tests/petition.ts'
import { emptySettings } from '#tests/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'bobita-move-'))
const opened: Bobita[] = []
afterAll(async () => {
  for (const site of opened) await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const S3_KEYS = { S3_REGION: 'us-east-1', S3_BUCKET: 'dovezi', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }
const move = (settings: Record<string, string>, to: string) => operateOn(readConfig(settings), ['move', '--to', to])
const emptyDatabase = async () => (await emptySettings())['DATABASE_URL'] ?? ''

/** A stopped site on the embedded database, with people, signatures, awkward words and evidence. */
async function aStoppedSite() {
  const settings = { DATA_DIR: mkdtempSync(join(folder, 'data-')), LIMITS_SCALE: '1000' }
  const site = await openBobita(readConfig(settings), false)
  const { db } = site.database
  const dan = await person(site.app, 'Dan')
  const file = await anUpload(site, dan.user.id)
  await aSet(site.app, dan, [file])
  const petition = await aPetition(db, { title: 'Șase „câini” și\tun \\ "rând"\nnou \u2028 😿' })
  await sign(site.app, petition, 'ștefan@exemplu.ro', dan.headers)
  await call(site.app, 'POST', '/chat/ask/stream', { payload: { question: 'Ce mănâncă pisica?' }, headers: dan.headers })
  return { settings, site, dan, file, petition }
}

async function inDatabase<Result>(url: string, look: (db: Db) => Promise<Result>): Promise<Result> {
  const { db } = await openDatabase({ url })
  return look(db).finally(() => db.destroy())
}

async function openAt(settings: Record<string, string>): Promise<Bobita> {
  const site = await openBobita(readConfig({ ...settings, LIMITS_SCALE: '1000' }), false)
  opened.push(site)
  return site
}

async function stillSignedIn(site: Bobita, { headers }: Person) {
  expect((await call(site.app, 'GET', '/profile', { headers })).statusCode).toBe(200)
}

test('a site moved to PostgreSQL goes on there: people, signatures, evidence and the ids that are counted', async () => {
  const { settings, site, dan, file, petition } = await aStoppedSite()
  const to = await emptyDatabase()
  await expect(move(settings, to)).rejects.toThrow('the site is running: stop it first')
  await site.close()
  expect(await inDatabase(to, isEmptyPostgres)).toBe(true)

  const said = await move(settings, to)
  expect(said).toMatch(/^users: 1 rows, [0-9a-f]+$/m)
  expect(said).toMatch(/^moved: \d+ rows, every one read back$/m)
  expect(said).toContain(`2 files stay in ${join(settings.DATA_DIR, 'files')}`)
  // Once more changes nothing.
  expect(await move(settings, to)).toContain('there already')

  const back = await openAt({ ...settings, DATABASE_URL: to })
  await stillSignedIn(back, dan)
  expect((await back.app.inject(linkOf(file))).statusCode).toBe(200)
  expect(await signatureRows(back.database.db, petition)).toBe(1)
  const suggestion = { kind: 'shelter', name: 'Adăpost nou', place: 'Iași' }
  expect((await call(back.app, 'POST', '/directory/suggestions', { payload: suggestion })).statusCode).toBeLessThan(300)
  // The new site has written: what is there is no longer what would be moved.
  await expect(move(settings, to)).rejects.toThrow('the database is not empty')
})

test('a database somebody else uses is left alone', async () => {
  const { settings, site } = await aStoppedSite()
  await site.close()
  const [foreign, other] = [await emptyDatabase(), await emptyDatabase()]
  await inDatabase(foreign, (db) => sql`create table theirs (id integer)`.execute(db))
  await expect(move(settings, foreign)).rejects.toThrow('the database is not empty')
  const theirs = await openAt({ DATA_DIR: mkdtempSync(join(folder, 'data-')), DATABASE_URL: other })
  await expect(move(settings, other)).rejects.toThrow('the database is not empty')
  expect((await theirs.app.inject('/readyz')).statusCode).toBe(200)
  await expect(move({ ...settings, DATABASE_URL: other }, foreign)).rejects.toThrow('leave DATABASE_URL out')
})

test('a move that is killed while rows are written has left nothing, and the next one brings everything', async () => {
  const { settings, site } = await aStoppedSite()
  const many = 60_000
  await sql`insert into editor_questions (id, question, reason, created_at) with recursive counted(n) as
    (select 1 union all select n + 1 from counted where n < ${sql.lit(many)}) select 'q' || n, 'Întrebarea ' || n, 'unknown', '2026-11-01T00:00:00.000Z' from counted`.execute(
    site.database.db,
  )
  await site.close()
  const to = await emptyDatabase()
  const { child, ended } = startCommand(settings, ['move', '--to', to])
  await inDatabase(to, async (db) => {
    const others = async (query: string) =>
      (await sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like ${query}`.execute(db)).rows.length
    while (child.exitCode === null && (await others('insert into%')) === 0) await nextTurn()
    child.kill('SIGKILL')
    expect(await ended).toBeNull()
    while ((await others('%')) > 0) await nextTurn()
    expect(await isEmptyPostgres(db)).toBe(true)
  })
  expect(await move(settings, to)).toMatch(new RegExp(`^editor_questions: ${many} rows`, 'm'))
})

test('a move that is killed between rows and files goes on with the files, and every file reaches the bucket whole', async () => {
  const { settings, site, dan, file } = await aStoppedSite()
  await site.close()
  const to = await emptyDatabase()
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = z.object({ port: z.int() }).parse(silent.address())
  const asked = once(silent, 'request')
  const { child, ended } = startCommand({ ...settings, ...S3_KEYS, S3_ENDPOINT: `http://127.0.0.1:${port}` }, ['move', '--to', to])
  await asked
  child.kill('SIGKILL')
  await ended
  silent.closeAllConnections()
  silent.close()

  const bucket = await openBucket()
  const withBucket = { ...settings, ...S3_KEYS, S3_ENDPOINT: bucket.endpoint }
  const said = await move(withBucket, to)
  expect(said).toContain('there already')
  expect(said).toContain('2 files are in the bucket;')
  expect(await move(withBucket, to)).toContain('2 files are in the bucket;')
  expect(readdirSync(join(settings.DATA_DIR, 'arriving'))).toEqual([])

  // The folder is no longer needed.
  rmSync(join(settings.DATA_DIR, 'files'), { recursive: true })
  const back = await openAt({ ...withBucket, DATABASE_URL: to })
  expect((await back.app.inject(linkOf(file))).statusCode).toBe(200)
  expect((await call(back.app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: dan.headers })).statusCode).toBe(204)
  expect(existsSync(join(settings.DATA_DIR, 'erasures.jsonl'))).toBe(true)
  await back.close()
  opened.pop()
  await bucket.close()
})
