import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { anUpload, aSet, objectsIn, setForm } from '#tests/complaint-set.ts'
import { person } from '#tests/cast.ts'
import { loseRows } from '#tests/setup/empty-database.ts'
import { emptyWorld } from '#tests/world.ts'
import { complaintForm } from '#contract/complaints.ts'
import { openBobita, type Bobita } from '../bobita.ts'
import { readConfig } from '../config.ts'
import type { Db } from '../platform/database/database.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { createSet } from './create-set.ts'
import { objectKeys } from '../evidence/evidence.ts'
import { findSet, ownSets } from './sets.ts'
import { enforceRetention, sweepSets } from './sweep.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SITE = { origin: 'http://localhost', setBytes: 1e9 }
const AN_AUTUMN_DAY = new Date('2026-10-10T10:00:00.000Z')
const later = (from: Date, ms: number) => new Date(from.getTime() + ms)

/** A set of a photo and a video made at that instant. */
async function setMadeAt(world: Bobita, userId: string, now: Date) {
  const created_at = now.toISOString()
  const files = [await anUpload(world, userId, { created_at }), await anUpload(world, userId, { created_at, type: 'video' })]
  const set = await createSet(world.database.db, userId, complaintForm.parse(setForm(files)), SITE, now)
  return { set, names: files.flatMap(objectKeys) }
}

/** What is left of sets: their rows, the rows of their files, their objects. */
async function leftOf({ database, files }: Pick<Bobita, 'database' | 'files'>, sets: { set: { id: string; files: { id: string }[] }; names: string[] }[]) {
  const rows = await database.db.selectFrom('complaint_sets').select('id').execute()
  const fileRows = await database.db.selectFrom('evidence_files').select('id').execute()
  const objects = new Set(await objectsIn(files))
  const ids = new Set(sets.flatMap(({ set }) => set.files.map(({ id }) => id)))
  return {
    sets: rows.filter(({ id }) => sets.some(({ set }) => set.id === id)).length,
    files: fileRows.filter(({ id }) => ids.has(id)).length,
    objects: sets.flatMap(({ names }) => names).filter((name) => objects.has(name)).length,
  }
}

const NOTHING = { sets: 0, files: 0, objects: 0 }
const WHOLE = { sets: 1, files: 2, objects: 3 }

test.each([
  ['in summer', '2026-06-01T10:00:00.000Z'],
  ['over the change to summer time', '2026-03-15T10:00:00.000Z'],
  ['over the change to winter time', '2026-10-10T10:00:00.000Z'],
  ['over a leap day', '2028-02-15T10:00:00.000Z'],
])('S-218 S-499 %s a set is seen until 29 d 23:59:59.999 and gone, with rows and files, from 30 d on', async (_when, created) => {
  const world = await emptyWorld()
  const { db } = world.database
  const { user } = await person(world.app, 'Dan')
  const made = await setMadeAt(world, user.id, new Date(created))
  const end = later(new Date(created), 30 * DAY_MS)

  const last = later(end, -1)
  expect(await sweepSets(db, world.files, last)).toEqual({ removed: 0, left: 0 })
  expect(await leftOf(world, [made])).toEqual(WHOLE)
  expect((await findSet(db, made.set.media_id, last)).set.id).toBe(made.set.id)
  expect(await ownSets(db, user.id, last)).toHaveLength(1)

  for (const ended of [end, later(end, 1)]) {
    await expect(findSet(db, made.set.media_id, ended)).rejects.toMatchObject({ code: 'complaint.not_found' })
    expect(await ownSets(db, user.id, ended)).toEqual([])
  }
  expect(await sweepSets(db, world.files, end)).toEqual({ removed: 1, left: 0 })
  expect(await leftOf(world, [made])).toEqual(NOTHING)
  expect(await sweepSets(db, world.files, end)).toEqual({ removed: 0, left: 0 })
})

test('S-499 more sets than are read at a time are all removed, and none that has not ended', async () => {
  const world = await emptyWorld()
  const { user } = await person(world.app, 'Dan')
  const ended = []
  for (let made = 0; made < 5; made += 1) ended.push(await setMadeAt(world, user.id, AN_AUTUMN_DAY))
  const alive = await setMadeAt(world, user.id, later(AN_AUTUMN_DAY, 1))
  expect(await sweepSets(world.database.db, world.files, later(AN_AUTUMN_DAY, 30 * DAY_MS), 2)).toEqual({ removed: 5, left: 0 })
  expect(await leftOf(world, ended)).toEqual(NOTHING)
  expect(await leftOf(world, [alive])).toEqual(WHOLE)
})

test('S-499 two sweeps at once do no harm', async () => {
  const world = await emptyWorld()
  const { user } = await person(world.app, 'Dan')
  const ended = [await setMadeAt(world, user.id, AN_AUTUMN_DAY), await setMadeAt(world, user.id, AN_AUTUMN_DAY)]
  const now = later(AN_AUTUMN_DAY, 30 * DAY_MS)
  const sweeps = await Promise.all([1, 2, 3].map(() => sweepSets(world.database.db, world.files, now)))
  expect(sweeps.map(({ left }) => left)).toEqual([0, 0, 0])
  expect(await leftOf(world, ended)).toEqual(NOTHING)
})

test('a set whose files the store does not give up waits for the next sweep, and the others go', async () => {
  const world = await emptyWorld()
  const { user } = await person(world.app, 'Dan')
  const stuck = await setMadeAt(world, user.id, AN_AUTUMN_DAY)
  const other = await setMadeAt(world, user.id, AN_AUTUMN_DAY)
  const store: ObjectStore = { ...world.files, remove: (key) => (stuck.names.includes(key) ? Promise.reject(new Error('away')) : world.files.remove(key)) }
  const now = later(AN_AUTUMN_DAY, 30 * DAY_MS)
  for (const batch of [1, 100]) expect(await sweepSets(world.database.db, store, now, batch)).toMatchObject({ left: 1 })
  expect(await leftOf(world, [stuck])).toEqual(WHOLE)
  expect(await leftOf(world, [other])).toEqual(NOTHING)
  expect(await sweepSets(world.database.db, world.files, now)).toEqual({ removed: 1, left: 0 })
  expect(await leftOf(world, [stuck])).toEqual(NOTHING)
})

/** Database and store of a process that dies after so many steps: from then on nothing it tries has an effect. */
function dyingAfter(steps: number, db: Db, store: ObjectStore) {
  let taken = 0
  const step = () => {
    taken += 1
    if (taken > steps) throw new Error('the process is dead')
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      step()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    db: db.withPlugin(plugin),
    store: {
      ...store,
      async remove(key: string) {
        step()
        await store.remove(key)
      },
    },
    survived: () => taken <= steps,
  }
}

test('S-499 a sweep that dies at any step is finished by the next one, and nothing goes early', async () => {
  const now = later(AN_AUTUMN_DAY, 30 * DAY_MS)
  let survived = false
  let steps = 0
  for (; !survived; steps += 1) {
    const world = await emptyWorld()
    const { user } = await person(world.app, 'Dan')
    const ended = [await setMadeAt(world, user.id, AN_AUTUMN_DAY), await setMadeAt(world, user.id, AN_AUTUMN_DAY)]
    const alive = await setMadeAt(world, user.id, later(AN_AUTUMN_DAY, 1))
    const dying = dyingAfter(steps, world.database.db, world.files)
    await sweepSets(dying.db, dying.store, now).catch(() => undefined)
    survived = dying.survived()

    const rows = await world.database.db.selectFrom('evidence_files').select('id').execute()
    const objects = (await objectsIn(world.files)).filter((name) => ended.some(({ names }) => names.includes(name)))
    expect(objects.filter((name) => !rows.some(({ id }) => name.startsWith(id)))).toEqual([])

    await sweepSets(world.database.db, world.files, now)
    expect([steps, await leftOf(world, ended)]).toEqual([steps, NOTHING])
    expect(await leftOf(world, [alive])).toEqual(WHOLE)
  }
  // One look for ended sets; for each a look for files, three objects, two rows of files, the set.
  expect(steps - 1).toBe(1 + 2 * 7)
})

/** A world whose own sweep at the start is over and forgotten. */
async function unsweptWorld() {
  const world = await emptyWorld()
  const { db } = world.database
  const clock = () => db.selectFrom('site_values').select('value').where('name', '=', 'sets_sweep_clock').execute()
  if (!startSwept.has(world)) await expect.poll(clock).toHaveLength(1)
  startSwept.add(world)
  await loseRows(db, 'site_values', { name: 'sets_sweep_clock' })
  const warnings: string[] = []
  const sweepAt = async (now: Date) => {
    warnings.length = 0
    await enforceRetention(db, world.files, { warn: (message) => warnings.push(message) }, now)
    return warnings.length
  }
  return { world, sweepAt }
}
const startSwept = new WeakSet<Bobita>()

test('a clock that jumps 40 days forward halts the sweep and warns, and one put right goes on as if nothing had been', async () => {
  const { world, sweepAt } = await unsweptWorld()
  const { user } = await person(world.app, 'Dan')
  const made = await setMadeAt(world, user.id, AN_AUTUMN_DAY)
  expect(await sweepAt(AN_AUTUMN_DAY)).toBe(0)
  const wrong = later(AN_AUTUMN_DAY, 40 * DAY_MS)
  for (const minutes of [0, 5, 23 * 60]) expect(await sweepAt(later(wrong, minutes * 60_000))).toBe(1)
  expect(await leftOf(world, [made])).toEqual(WHOLE)
  expect(await sweepAt(later(AN_AUTUMN_DAY, 10 * 60_000))).toBe(0)
  expect(await leftOf(world, [made])).toEqual(WHOLE)
  expect(await sweepAt(later(AN_AUTUMN_DAY, 15 * 60_000))).toBe(0)
})

test('after a day of going steadily a clock is believed again', async () => {
  const { world, sweepAt } = await unsweptWorld()
  const { user } = await person(world.app, 'Dan')
  const made = await setMadeAt(world, user.id, AN_AUTUMN_DAY)
  await sweepAt(AN_AUTUMN_DAY)
  const back = later(AN_AUTUMN_DAY, 40 * DAY_MS)
  expect(await sweepAt(back)).toBe(1)
  expect(await sweepAt(later(back, 12 * 60 * 60_000))).toBe(1)
  expect(await leftOf(world, [made])).toEqual(WHOLE)
  expect(await sweepAt(later(back, DAY_MS))).toBe(0)
  expect(await leftOf(world, [made])).toEqual(NOTHING)
})

test('a clock set back an hour deletes nothing early', async () => {
  const { world, sweepAt } = await unsweptWorld()
  const { user } = await person(world.app, 'Dan')
  const made = await setMadeAt(world, user.id, AN_AUTUMN_DAY)
  const end = later(AN_AUTUMN_DAY, 30 * DAY_MS)
  expect(await sweepAt(later(end, -1))).toBe(0)
  expect(await sweepAt(later(end, -60 * 60_000))).toBe(0)
  expect(await leftOf(world, [made])).toEqual(WHOLE)
  expect(await sweepAt(end)).toBe(0)
  expect(await leftOf(world, [made])).toEqual(NOTHING)
})

test('S-499 a server that starts removes what ended while it was away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-restart-'))
  const config = readConfig({ DATA_DIR: folder, DEMO_DATA: '0' })
  const first = await openBobita(config, false)
  const dan = await person(first.app, 'Dan')
  await aSet(first.app, dan, [await anUpload(first, dan.user.id)])
  await first.database.db.updateTable('complaint_sets').set({ expires_at: new Date().toISOString() }).execute()
  await first.close()
  const second = await openBobita(config, false)
  await expect.poll(() => second.database.db.selectFrom('complaint_sets').select('id').execute()).toEqual([])
  expect(await objectsIn(second.files)).toEqual([])
  await second.close()
  rmSync(folder, { recursive: true })
})
