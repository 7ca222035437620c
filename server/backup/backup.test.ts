import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openBobita, type Bobita } from '#server/bobita.ts'
import { call, PASSWORD, person } from '#tests/cast.ts'
import { startCommand } from '#tests/operators/command-line.ts'
import { anUpload, aSet, linkOf, objectsIn } from '#tests/complaint-set.ts'
import { aPetition, sign, signatureRows } from '#tests/petition.ts'
import { emptyWorld, emptySettings } from '#tests/world.ts'
import { readConfig } from '../config.ts'
import { lastVerified } from '../watch/last-backup.ts'
import { operateOn } from '#tests/operators/operator.ts'
import { readManifest } from './manifest.ts'

const folder = mkdtempSync(join(tmpdir(), 'bobita-backup-'))
const opened: Bobita[] = []
let settings: Record<string, string>
beforeAll(async () => {
  settings = await emptySettings()
})
afterAll(async () => {
  for (const site of opened) await site.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A backup is verified where no site is. */
const nowhere = { DATA_DIR: join(folder, 'no-site') }
const newFolder = () => mkdtempSync(join(folder, 'to-'))

/** A site with a petition, an account, a set with a photo and a film. */
async function aSite() {
  const site = await emptyWorld(settings)
  const petition = await aPetition(site.database.db, { required_signatures: 100_000 })
  const dan = await person(site.app, 'Dan')
  const files = [await anUpload(site, dan.user.id), await anUpload(site, dan.user.id, { type: 'video' })]
  await aSet(site.app, dan, files)
  return { site, petition, dan, files }
}

/** One command of the command line, in this process. */
function bobita(settings: Record<string, string>, ...args: string[]): Promise<string> {
  return operateOn(readConfig(settings), args)
}

async function openAt(settings: Record<string, string>): Promise<Bobita> {
  const site = await openBobita(readConfig({ LIMITS_SCALE: '1000', ...settings }), false)
  opened.push(site)
  return site
}

/** Everything of the tables nobody writes to meanwhile. */
async function stillRows({ database: { db } }: Bobita) {
  return {
    users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
    sets: await db.selectFrom('complaint_sets').selectAll().orderBy('id').execute(),
    files: await db.selectFrom('evidence_files').selectAll().orderBy('id').execute(),
    shelters: await db.selectFrom('shelters').selectAll().orderBy('id').execute(),
    posts: await db.selectFrom('blog_posts').selectAll().orderBy('id').execute(),
  }
}

test('a backup made while people sign gives back the same rows and files, and every signature from before it', async () => {
  const { site, petition, files } = await aSite()
  for (let before = 0; before < 5; before += 1) expect((await sign(site.app, petition, `inainte${before}@exemplu.ro`)).statusCode).toBe(200)
  let stop = false
  const signing = (async () => {
    for (let during = 0; !stop; during += 1) expect((await sign(site.app, petition, `intre${during}@exemplu.ro`)).statusCode).toBe(200)
  })()
  const to = newFolder()
  const made = await bobita(settings, 'backup', to)
  stop = true
  await signing
  expect(made).toMatch(/^backed up: \d+ rows, 3 files$/)
  expect(await bobita(nowhere, 'verify', to)).toMatch(/^whole, .*\nNot noted in .*: there is no database at /)
  expect(await lastVerified(site.database.db)).toBeNull()
  expect(await bobita(settings, 'verify', to)).toMatch(/^whole, .*files$/)
  expect(await lastVerified(site.database.db)).toBe((await readManifest(to)).made_at)

  const target = await emptySettings()
  expect(await bobita(target, 'restore', to)).toEqual(expect.stringContaining('0 accounts erased again'))
  const back = await openAt(target)
  expect(await stillRows(back)).toEqual(await stillRows(site))
  expect(await objectsIn(back.files)).toHaveLength(3)
  for (const file of files) {
    const [restored, original] = await Promise.all([back.app.inject(linkOf(file)), site.app.inject(linkOf(file))])
    expect([restored.statusCode, restored.rawPayload.equals(original.rawPayload)]).toEqual([200, true])
  }
  const { db } = back.database
  const { current_signatures } = await db.selectFrom('petitions').select('current_signatures').where('id', '=', petition).executeTakeFirstOrThrow()
  expect(current_signatures).toBeGreaterThanOrEqual(5)
  expect(await signatureRows(db, petition)).toBe(current_signatures)
})

test('ids the engine counts are not given twice after a restore', async () => {
  const { site } = await aSite()
  const to = newFolder()
  await bobita(settings, 'backup', to)
  const target = await emptySettings()
  expect(await bobita(target, 'restore', to)).toContain('rows')
  const { db } = (await openAt(target)).database
  const { id: last, ...values } = await site.database.db.selectFrom('shelters').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  const { id } = await db.insertInto('shelters').values(values).returning('id').executeTakeFirstOrThrow()
  expect(id).toBeGreaterThan(last)
})

test('a backup that is killed in the middle is no backup, and the one before it stays whole', async () => {
  const { site, dan } = await aSite()
  const [first, second] = [newFolder(), newFolder()]
  await bobita(settings, 'backup', second)
  const before = await readManifest(second)
  await anUpload(site, dan.user.id)

  // A bucket that never answers holds the backup between its database and its files.
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const port = z.object({ port: z.int() }).parse(silent.address()).port
  const bucket = { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'dovezi', S3_ACCESS_KEY_ID: 'cheie', S3_SECRET_ACCESS_KEY: 'secret' }
  for (const to of [first, second]) {
    const asked = once(silent, 'request')
    const { child, ended } = startCommand({ ...settings, ...bucket }, ['backup', to])
    await asked
    child.kill('SIGKILL')
    await ended
  }
  silent.closeAllConnections()
  silent.close()

  await expect(bobita(nowhere, 'verify', first)).rejects.toThrow('holds no finished backup')
  await expect(bobita(await emptySettings(), 'restore', first)).rejects.toThrow()
  expect(await bobita(nowhere, 'verify', second)).toContain('rows')
  expect(await readManifest(second)).toEqual(before)
  // The next one clears up after both.
  expect(await bobita(settings, 'backup', second)).toEqual(expect.stringContaining('5 files'))
  expect(await bobita(nowhere, 'verify', second)).toContain('rows')
})

test('one changed byte anywhere in a backup is found, and nothing is restored from it', async () => {
  await aSite()
  const to = newFolder()
  await bobita(settings, 'backup', to)
  const { database, files } = await readManifest(to)
  for (const name of [database.toSorted((a, b) => b.bytes - a.bytes)[0]?.name, files[0]?.name, 'manifest.json']) {
    const path = join(to, name ?? '')
    const bytes = readFileSync(path)
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
    writeFileSync(path, changed)
    await expect(bobita(nowhere, 'verify', to), name).rejects.toThrow()
    await expect(bobita(await emptySettings(), 'restore', to), name).rejects.toThrow()
    writeFileSync(path, bytes)
  }
  expect(await bobita(nowhere, 'verify', to)).toContain('rows')
})

test('an account erased after the backup stays erased, with its files, and what it signed stays counted', async () => {
  const { site, petition, dan } = await aSite()
  const ana = await person(site.app, 'Ana')
  await sign(site.app, petition, ana.user.email, ana.headers)
  const to = newFolder()
  await bobita(settings, 'backup', to)
  expect((await call(site.app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: dan.headers })).statusCode).toBeLessThan(300)
  expect((await call(site.app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: ana.headers })).statusCode).toBeLessThan(300)
  const log = join(settings['DATA_DIR'] ?? '', 'erasures.jsonl')
  for (const { user } of [ana, dan]) expect(readFileSync(log, 'utf8')).not.toContain(user.id)

  const target = await emptySettings()
  expect(await bobita(target, 'restore', to, '--erasures', log)).toEqual(expect.stringContaining('2 accounts erased again'))
  const back = await openAt(target)
  const { db } = back.database
  expect(await db.selectFrom('users').select('id').execute()).toEqual([])
  expect(await objectsIn(back.files)).toEqual([])
  expect(await db.selectFrom('complaint_sets').select('id').execute()).toEqual([])
  expect(await db.selectFrom('signatures').select(['email', 'full_name']).where('petition_id', '=', petition).execute()).toEqual([{ email: '', full_name: '' }])
  // The log goes on in the new data folder.
  expect(readFileSync(join(target['DATA_DIR'] ?? '', 'erasures.jsonl'), 'utf8').match(/account/g)?.length).toBeGreaterThanOrEqual(2)
})

test('a restore goes only where no site is, and never into another engine', async () => {
  const { site } = await aSite()
  const to = newFolder()
  await bobita(settings, 'backup', to)
  await expect(bobita(settings, 'restore', to)).rejects.toThrow(/already|not empty/)
  expect((await stillRows(site)).users).toHaveLength(1)
  const other = settings['DATABASE_URL'] === undefined ? { DATABASE_URL: 'postgres://127.0.0.1:1/none' } : { DATABASE_URL: '' }
  const elsewhere = { ...(await emptySettings()), ...other }
  await expect(bobita(elsewhere, 'restore', to)).rejects.toThrow('this backup is of')
  await expect(bobita(await emptySettings(), 'restore', join(to, 'nowhere'))).rejects.toThrow('holds no finished backup')
})
