import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databaseSettings } from '#tests/world.ts'
import { openDatabase, type Database } from './database.ts'
import { openLimitCounts, type LimitCounts } from './limit-counts.ts'
import { openLimitTable, sweepCounts } from './limit-table.ts'
import { migrate } from './migrate.ts'

const MINUTE_MS = 60_000
let where: { url: string } | { file: string }
let file: string
let opened: { database: Database; counts: LimitCounts }[] = []

/** What one process of the site has. */
async function aProcess(): Promise<LimitCounts> {
  const database = await openDatabase(where)
  const counts = await openLimitCounts(database, file)
  opened.push({ database, counts })
  return counts
}

beforeEach(async () => {
  const { DATA_DIR = '', DATABASE_URL } = await databaseSettings()
  file = join(DATA_DIR, 'limits.sqlite')
  where = DATABASE_URL === undefined ? { file: join(DATA_DIR, 'bobita.sqlite') } : { url: DATABASE_URL }
  const database = await openDatabase(where)
  await migrate(database.db)
  const table = await openLimitTable(database, file)
  await table.db.deleteFrom('limit_counts').execute()
  await table.close()
  await database.db.destroy()
})

afterEach(async () => {
  vi.useRealTimers()
  for (const { counts, database } of opened) {
    await counts.close()
    await database.db.destroy()
  }
  opened = []
})

test('two processes that count the same at once count it together, each call its own number', async () => {
  const [one, other] = [await aProcess(), await aProcess()]
  const counts = await Promise.all(Array.from({ length: 100 }, (_, place) => (place % 2 === 0 ? one : other).add('semn', MINUTE_MS)))
  expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, place) => place + 1))
  expect(await one.read('semn')).toBe(100)
  expect((await other.add('altul', MINUTE_MS)).count).toBe(1)
})

test('many keys at once in two processes are all counted', async () => {
  const [one, other] = [await aProcess(), await aProcess()]
  const keys = Array.from({ length: 300 }, (_, place) => `cheia ${place % 150}`)
  await Promise.all(keys.flatMap((key) => [one.add(key, MINUTE_MS), other.add(key, MINUTE_MS)]))
  expect(await Promise.all([0, 77, 149].map((place) => one.read(`cheia ${place}`)))).toEqual([4, 4, 4])
})

test('a window begins with the first call and is over for all processes at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00.000Z') })
  const [one, other] = [await aProcess(), await aProcess()]
  const first = await one.add('semn', MINUTE_MS)
  vi.setSystemTime(first.endsAtMs - 1)
  expect(await other.add('semn', MINUTE_MS)).toEqual({ count: 2, endsAtMs: first.endsAtMs })
  vi.setSystemTime(first.endsAtMs)
  expect(await other.read('semn')).toBe(0)
  expect(await other.add('semn', MINUTE_MS)).toEqual({ count: 1, endsAtMs: first.endsAtMs + MINUTE_MS })
})

test('what is counted roughly is told to the other processes, and theirs is heard', async () => {
  const [one, other] = [await aProcess(), await aProcess()]
  for (let call = 0; call < 5; call += 1) one.addRoughly('semn', MINUTE_MS)
  await vi.waitFor(async () => expect(await other.read('semn')).toBe(5), { timeout: 5_000 })
  expect(other.addRoughly('semn', MINUTE_MS).count).toBe(1)
  await vi.waitFor(() => expect(other.addRoughly('semn', MINUTE_MS).count).toBeGreaterThan(6), { timeout: 5_000, interval: 300 })
})

test('what was counted and not done is given back', async () => {
  const [one, other] = [await aProcess(), await aProcess()]
  const counts = await Promise.all([one.add('semn', MINUTE_MS), one.add('semn', MINUTE_MS), one.giveBack('semn', MINUTE_MS), one.add('semn', MINUTE_MS)])
  expect(counts.map(({ count }) => count)).toEqual([1, 2, 1, 2])
  expect(await other.read('semn')).toBe(2)
})

test('windows that are over are forgotten, and of too many those that end first', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00.000Z') })
  const one = await aProcess()
  for (const minutes of [1, 2, 3, 4]) await one.add(`minute ${minutes}`, minutes * MINUTE_MS)
  vi.setSystemTime(Date.parse('2026-11-21T10:01:00.000Z'))
  const [{ database } = { database: undefined }] = opened
  if (!database) throw new Error('nothing is open')
  const table = await openLimitTable(database, file)
  const keys = async () => (await table.db.selectFrom('limit_counts').select('key').orderBy('key').execute()).map(({ key }) => key)
  await one.sweep()
  expect(await keys()).toEqual(['minute 2', 'minute 3', 'minute 4'])
  await sweepCounts(table.db, new Date(), 1)
  expect(await keys()).toEqual(['minute 4'])
  await table.close()
})
