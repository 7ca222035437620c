import { copyFileSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { DAY_MS } from '#contract/limits.ts'
import { openBucket } from '#tests/servers/bucket.ts'
import { person } from '#tests/cast.ts'
import { anUpload, aSet, linkOf, objectsIn } from '#tests/complaint-set.ts'
import { loseRows } from '#tests/setup/empty-database.ts'
import { operate } from '#tests/operators/operator.ts'
import { engine, emptySettings } from '#tests/world.ts'
import { operateOn } from '#tests/operators/operator.ts'
import { openBobita, type Bobita } from '../bobita.ts'
import { readConfig } from '../config.ts'
import { machineActor } from '../operators/audit.ts'
import { openDatabase } from '../platform/database/database.ts'
import { diskStore } from '../platform/files/disk-store.ts'
import { SITE_MARK } from '../platform/files/object-store.ts'
import { createObjectStore } from '../platform/files/open-store.ts'

type Settings = Record<string, string>
const folder = mkdtempSync(join(tmpdir(), 'bobita-wrong-start-'))
let bucket: Awaited<ReturnType<typeof openBucket>>
beforeAll(async () => {
  bucket = await openBucket()
})
afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const inBucket = (): Settings => bucket.settings
const aFolder = () => mkdtempSync(join(folder, 'data-'))
const open = (settings: Settings) => openBobita(readConfig({ DEMO_DATA: '0', LIMITS_SCALE: '1000', ...settings }), false)
const storeOf = (settings: Settings) => createObjectStore(readConfig(settings))

/** A stopped site with a set of two photos and a film: five objects. */
async function aSite(more: Settings) {
  const settings = { ...(await emptySettings()), ...more }
  const site = await open(settings)
  const dan = await person(site.app, 'Dan')
  const files = [await anUpload(site, dan.user.id), await anUpload(site, dan.user.id), await anUpload(site, dan.user.id, { type: 'video' })]
  await aSet(site.app, dan, files)
  await site.close()
  return { settings, files }
}

/** Starts a site that must not start, and answers what it says. */
async function refusal(settings: Settings): Promise<string> {
  return open(settings).then(
    async (site: Bobita) => {
      await site.close()
      return 'it started'
    },
    (fault: unknown) => (fault instanceof Error ? fault.message : 'no sentence'),
  )
}

/** As a database was before stores were marked. */
async function forgetStore(settings: Settings): Promise<void> {
  const { db } = await openDatabase(readConfig(settings).database)
  for (const name of ['site', 'store_seen']) await loseRows(db, 'site_values', { name })
  await db.destroy()
}

async function putMark(settings: Settings, words: string): Promise<void> {
  const file = join(aFolder(), 'mark')
  writeFileSync(file, words)
  const store = await storeOf(settings)
  await store.put(SITE_MARK, file, 'application/json')
  // The bucket of the tests may still be writing what it has taken.
  await expect.poll(async () => text(await store.read(SITE_MARK))).toBe(words)
}

describe.each([
  ['a folder', () => ({})],
  ['a bucket', inBucket],
])('files in %s', (where, more) => {
  test('no wrong start takes a file away, each is refused in one sentence, and the right one finds everything', async () => {
    const { settings, files } = await aSite(more())
    const store = await storeOf(settings)
    const before = await objectsIn(store)
    expect(before).toHaveLength(5)
    const mark = await text(await store.read(SITE_MARK))
    const { site } = z.object({ site: z.string() }).parse(JSON.parse(mark))

    /** The settings of another database with the files of this site. */
    const beside = (given: Settings, name = 'bobita.sqlite'): Settings => {
      const DATA_DIR = aFolder()
      if (where === 'a folder') symlinkSync(join(settings['DATA_DIR'] ?? '', 'files'), join(DATA_DIR, 'files'))
      const its = join(given['DATA_DIR'] ?? '', name)
      if (existsSync(its)) copyFileSync(its, join(DATA_DIR, 'bobita.sqlite'))
      return { ...given, ...more(), DATA_DIR }
    }
    const [mistyped, another, old] = [await emptySettings(), await emptySettings(), await emptySettings()]
    for (const settings of [another, old]) await (await open(settings)).close()
    await forgetStore(old)
    const engines = { sqlite: 'postgres', postgres: 'sqlite' }
    const noSite =
      /belongs to the site [\w-]{22}, and the database (SQLite|PostgreSQL) \S+ \((DATA_DIR; DATABASE_URL is not set|DATABASE_URL)\) is of no site yet/

    const fresh = beside(mistyped)
    const wrong: { start: string; given: Settings; says: RegExp; marked?: string | null }[] = [
      { start: 'the setting names a new database', given: fresh, says: noSite },
      { start: 'the same once more', given: fresh, says: noSite },
      {
        start: 'DATABASE_URL is missing',
        given: { ...beside({}), DATABASE_URL: '' },
        says: /SQLite \S+ \(DATA_DIR; DATABASE_URL is not set\) is of no site yet/,
      },
      { start: 'the database of another site', given: beside(another), says: /belongs to the site [\w-]{22}, and the database .* to the site [\w-]{22}\./ },
      { start: 'staging once more', given: beside(another), says: /to the site [\w-]{22}\./ },
      { start: 'another site’s database of before the marks', given: beside(old), says: noSite },
      { start: 'a new database for files of before the marks', given: fresh, says: /holds 5 photos and films, of which .* knows 0/, marked: null },
      { start: 'another site for files of before the marks', given: beside(another), says: /holds 5 photos and films, of which .* knows 0/, marked: null },
      { start: 'both of before the marks', given: beside(old), says: /holds 5 photos and films, of which .* knows 0/, marked: null },
      {
        start: 'a copy of the database from two hours ago',
        given: settings,
        says: /was used by the site [\w-]{22} until \S+, and the database .* is an older copy of it/,
        marked: JSON.stringify({ site, engine, seen: new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString() }),
      },
      {
        start: 'the database of before the change of the engine',
        given: settings,
        says: /lives in (PostgreSQL|the embedded database), and the database .* is another one/,
        marked: JSON.stringify({ site, engine: engines[engine], seen: new Date().toISOString() }),
      },
      { start: 'a mark nobody understands', given: settings, says: /site\.json .* cannot be understood/, marked: '{' },
    ]
    for (const { start, given, says, marked } of wrong) {
      if (marked === null) await store.remove(SITE_MARK)
      else await putMark(settings, marked ?? mark)
      const said = await refusal(given)
      expect(said, start).toMatch(says)
      expect(said, start).toMatch(/^[^\n]+$/)
      expect(await objectsIn(store), start).toEqual(before)
    }
    await putMark(settings, mark)

    const right = await open(settings)
    for (const file of files) expect((await right.app.inject(linkOf(file))).statusCode).toBe(200)
    await right.close()
    expect(await objectsIn(store)).toEqual(before)
    for (const name of before) await store.remove(name)
    await store.remove(SITE_MARK)
  })

  test('a site from before the marks takes its files over, and says so to whoever comes after', async () => {
    const { settings, files } = await aSite(more())
    const store = await storeOf(settings)
    await store.remove(SITE_MARK)
    await forgetStore(settings)
    const again = await open(settings)
    for (const file of files) expect((await again.app.inject(linkOf(file))).statusCode).toBe(200)
    expect(JSON.parse(await text(await store.read(SITE_MARK)))).toMatchObject({ engine })

    // Another site comes to the same store while this one runs.
    await putMark(settings, JSON.stringify({ site: 'another', engine, seen: new Date().toISOString() }))
    // The sweep of the start may have looked just before: the next look sees it.
    const looked = () => objectsIn(again.files).then(() => 'read', String)
    await expect.poll(looked).toContain('server.unavailable')
    expect((await again.app.inject('/readyz')).statusCode).toBe(503)
    await again.close()
    expect(await refusal(settings)).toContain('belongs to the site another')

    const config = readConfig(settings)
    const { db } = await openDatabase(config.database)
    const run = (...args: string[]) => operate({ db, settings: config, by: machineActor() }, args)
    await expect(run('files', 'sweep', '--yes')).rejects.toThrow('belongs to the site another')
    expect(await run('files', 'claim')).toMatch(/it holds 5 photos and films, of which .* knows 5\nnothing was changed/)
    expect(await run('files', 'claim', '--yes')).toContain('from now on it belongs to this database')
    await db.destroy()
    await (await open(settings)).close()
    for (const name of [...(await objectsIn(store)), SITE_MARK]) await store.remove(name)
  })

  test('files no row knows are removed by an operator’s word, and shown before', async () => {
    const { settings } = await aSite(more())
    const config = readConfig(settings)
    const { db } = await openDatabase(config.database)
    await loseRows(db, 'evidence_files', { type: 'video' })
    const run = (...args: string[]) => operate({ db, settings: config, by: machineActor() }, args)
    const none = /5 photos and films; 1 of them have no row, 0 of these are older than a week/
    expect(await run('files', 'sweep')).toMatch(none)
    expect(await run('files', 'sweep', '--yes')).toMatch(/0 removed$/)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * DAY_MS })
    try {
      expect(await run('files', 'sweep')).toMatch(/1 of these are older than a week\n[\w-]{22}\.mp4\nnothing was removed/)
      expect(await run('files', 'sweep', '--yes')).toMatch(/1 removed$/)
    } finally {
      vi.useRealTimers()
    }
    const store = await storeOf(settings)
    expect(await objectsIn(store)).toHaveLength(4)
    await db.destroy()
    for (const name of [...(await objectsIn(store)), SITE_MARK]) await store.remove(name)
  })
})

test('a backup is refused where the store is another’s, and keeps what it holds', async () => {
  const { settings } = await aSite({})
  const to = aFolder()
  await operateOn(readConfig(settings), ['backup', to])
  const held = await objectsIn(diskStore(join(to, 'files')))
  await expect(operateOn(readConfig({ ...settings, ...inBucket() }), ['backup', to])).rejects.toThrow('is not the one the site has used')
  expect(await objectsIn(diskStore(join(to, 'files')))).toEqual(held)
  expect(held).toHaveLength(5)
})

test('a backup of nothing is no backup', async () => {
  const settings = await emptySettings()
  await (await open(settings)).close()
  const to = join(aFolder(), 'to')
  await expect(operateOn(readConfig(settings), ['backup', to])).rejects.toThrow('no backup was made')
  expect(existsSync(to)).toBe(false)
})
