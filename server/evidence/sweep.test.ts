import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import type { Bobita } from '#server/bobita.ts'
import { call, PASSWORD, person } from '#tests/cast.ts'
import { phoneFile, phonePhoto, taken } from '#tests/evidence.ts'
import { emptyWorld } from '#tests/world.ts'
import { newId } from '../platform/ids.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { openIntake } from './intake.ts'
import { openDecoderPool } from './media/decoder-pool.ts'
import { sweepFiles } from './sweep.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'bobita-sweep-'))
const folder = join(DATA_DIR, 'arriving')
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

async function objectsIn(store: ObjectStore): Promise<number> {
  let objects = 0
  for await (const _key of store.keys()) objects += 1
  return objects
}

async function rowsIn({ database }: Bobita): Promise<number> {
  return (await database.db.selectFrom('evidence_files').select('id').execute()).length
}

/** A world without anything given, and a sweep of it. */
async function world() {
  const bobita = await emptyWorld({ DATA_DIR })
  const swept = { db: bobita.database.db, store: bobita.files, folder }
  const sweep = (now = new Date(), store = bobita.files) => sweepFiles({ ...swept, store }, undefined, now)
  for await (const key of bobita.files.keys()) await bobita.files.remove(key)
  return { bobita, swept, sweep, counts: async () => [await rowsIn(bobita), await objectsIn(bobita.files)] }
}

test('D-016 a file that never came to a complaint is removed after 24 hours, not before', async () => {
  const { bobita, sweep, counts } = await world()
  const ana = await person(bobita.app, 'Ana')
  const [photo] = await taken(bobita.app, ana, [{ content: await phonePhoto() }, { content: phoneFile('phone.mp4') }])
  const received = Date.parse(photo?.received_at ?? '')
  await sweep(new Date(received + DAY_MS - 1))
  expect(await counts()).toEqual([2, 3])
  await sweep(new Date(received + DAY_MS))
  expect(await counts()).toEqual([0, 0])
  await sweep(new Date(received + DAY_MS))
  expect(await counts()).toEqual([0, 0])
})

test('the files of a deleted account are removed by the next sweep', async () => {
  const { bobita, sweep, counts } = await world()
  const [ana, dan] = [await person(bobita.app, 'Ana'), await person(bobita.app, 'Dan')]
  await taken(bobita.app, ana, [{ content: await phonePhoto() }])
  await taken(bobita.app, dan, [{ content: await phonePhoto() }])
  expect((await call(bobita.app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: ana.headers })).statusCode).toBe(204)
  await sweep()
  expect(await counts()).toEqual([1, 2])
})

test('a store that fails is asked again: no row goes before its bytes', async () => {
  const { bobita, sweep, counts } = await world()
  const ana = await person(bobita.app, 'Ana')
  const [photo] = await taken(bobita.app, ana, [{ content: await phonePhoto() }])
  const later = new Date(Date.now() + DAY_MS)
  const failing: ObjectStore = { ...bobita.files, remove: () => Promise.reject(new Error('away')) }
  await expect(sweep(later, failing)).rejects.toThrow('not complete')
  expect(await counts()).toEqual([1, 2])
  expect((await bobita.app.inject(photo?.url ?? '')).statusCode).toBe(404)
  await sweep(later)
  expect(await counts()).toEqual([0, 0])
})

test('a store that fails in the middle of an upload leaves nothing', async () => {
  const { bobita, swept, sweep, counts } = await world()
  const ana = await person(bobita.app, 'Ana')
  const decoders = openDecoderPool(folder)
  for (const puts of [0, 1, 2, 3]) {
    for (const removesToo of [true, false]) {
      let done = 0
      const store: ObjectStore = {
        ...bobita.files,
        put: async (...args) => ((done += 1) > puts ? Promise.reject(new Error('away')) : bobita.files.put(...args)),
        remove: (key) => (removesToo ? bobita.files.remove(key) : Promise.reject(new Error('away'))),
      }
      const intake = openIntake({ ...swept, store, decoders, limits: { photoBytes: 1e6, videoBytes: 1e6, setBytes: 1e7 } })
      const contents = [await phonePhoto(), await phonePhoto()]
      await expect(intake.take({ userId: ana.user.id, files: formOf(contents), announcedBytes: 1_000 })).rejects.toThrow('away')
      if (removesToo) expect(await counts()).toEqual([0, 0])
      await sweep(new Date(Date.now() + 60 * 60 * 1000))
      expect(await counts()).toEqual([0, 0])
      expect(readdirSync(folder)).toEqual([])
    }
  }
  decoders.close()
})

async function* formOf(contents: Buffer[]): AsyncGenerator<AsyncGenerator<Buffer>> {
  for (const content of contents) yield pieces(content)
}

async function* pieces(content: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < content.length; from += 64) yield content.subarray(from, from + 64)
}

test('what a process that died has left goes with the start of the next one, and what no row knows within a week', async () => {
  const { bobita, swept, sweep, counts } = await world()
  const ana = await person(bobita.app, 'Ana')
  const [photo] = await taken(bobita.app, ana, [{ content: await phonePhoto() }])
  await bobita.database.db.updateTable('evidence_files').set({ state: 'arriving' }).execute()
  const stray = join(DATA_DIR, 'stray')
  writeFileSync(stray, 'x')
  await bobita.files.put(`${newId()}.mp4`, stray, 'video/mp4')
  mkdirSync(join(folder, 'upload-mort'), { recursive: true })
  writeFileSync(join(folder, 'upload-mort', '0.given'), 'x')
  expect((await bobita.app.inject(photo?.url ?? '')).statusCode).toBe(404)
  expect(await sweepFiles(swept, 0, new Date(Date.now() + 1_000))).toEqual({ removed: 0, held: 1 })
  expect(await counts()).toEqual([0, 1])
  expect(existsSync(join(folder, 'upload-mort'))).toBe(false)
  expect(await sweep(new Date(Date.now() + 8 * DAY_MS))).toEqual({ removed: 1, held: 0 })
  expect(await counts()).toEqual([0, 0])
})

test('files no row knows are held back, however old, when they are so many that the database may be the wrong one', async () => {
  const { bobita, sweep } = await world()
  const later = new Date(Date.now() + 30 * DAY_MS)
  const keys = Array.from({ length: 101 }, () => `${newId()}.webp`)
  for (const key of keys) {
    const file = join(DATA_DIR, key)
    writeFileSync(file, 'x')
    await bobita.files.put(key, file, 'image/webp')
  }
  expect(await sweep(later)).toEqual({ removed: 0, held: 101 })
  await bobita.files.remove(keys[0] ?? '')
  expect(await sweep(later)).toEqual({ removed: 100, held: 0 })
})

test('a sweep leaves alone what is under way and what is not the site’s', async () => {
  const { bobita, sweep, counts } = await world()
  const ana = await person(bobita.app, 'Ana')
  await taken(bobita.app, ana, [{ content: await phonePhoto() }])
  await bobita.database.db.updateTable('evidence_files').set({ state: 'arriving' }).execute()
  const other = join(DATA_DIR, 'other')
  writeFileSync(other, 'x')
  await bobita.files.put('altceva.webp', other, 'image/webp')
  mkdirSync(join(folder, 'upload-viu'), { recursive: true })
  await sweep()
  expect(await counts()).toEqual([1, 3])
  expect(existsSync(join(folder, 'upload-viu'))).toBe(true)
  await bobita.files.remove('altceva.webp')
  rmSync(join(folder, 'upload-viu'), { recursive: true })
})
