import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptySettings } from '#tests/world.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { countKey, openLimitCounts, type LimitCounts } from './limit-counts.ts'
import { addBatch, openLimitTable, sweepCounts } from './limit-count-table.ts'
import { migrate } from '../database/migrate.ts'

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
  const { DATA_DIR = '', DATABASE_URL } = await emptySettings()
  file = join(DATA_DIR, 'limits.sqlite')
  where = DATABASE_URL === undefined ? { file: join(DATA_DIR, 'bobita.sqlite') } : { url: DATABASE_URL }
  const database = await openDatabase(where)
  await migrate(database.db)
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
  const counts = await Promise.all(Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? one : other).add('semn', MINUTE_MS)))
  expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  expect(await one.read('semn')).toBe(100)
  expect((await other.add('altul', MINUTE_MS)).count).toBe(1)
})

test('many keys at once in two processes are all counted', async () => {
  const [one, other] = [await aProcess(), await aProcess()]
  const keys = Array.from({ length: 300 }, (_, index) => `cheia ${index % 150}`)
  await Promise.all(keys.flatMap((key) => [one.add(key, MINUTE_MS), other.add(key, MINUTE_MS)]))
  expect(await Promise.all([0, 77, 149].map((index) => one.read(`cheia ${index}`)))).toEqual([4, 4, 4])
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
  for (let call = 0; call < 5; call += 1) one.addBuffered('semn', MINUTE_MS)
  await expect.poll(() => other.read('semn')).toBe(5)
  expect(other.addBuffered('semn', MINUTE_MS).count).toBe(1)
  await expect.poll(() => other.addBuffered('semn', MINUTE_MS).count, { interval: 300 }).toBeGreaterThan(6)
})

test('what was counted and not done is given back', async () => {
  const [one, other] = [await aProcess(), await aProcess()]
  const counts = await Promise.all([one.add('semn', MINUTE_MS), one.add('semn', MINUTE_MS), one.giveBack('semn', MINUTE_MS), one.add('semn', MINUTE_MS)])
  expect(counts.map(({ count }) => count)).toEqual([1, 2, 1, 2])
  expect(await other.read('semn')).toBe(2)
})

test('windows that are over are forgotten, and of too many of one kind those that end first', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00.000Z') })
  const one = await aProcess()
  const key = (minutes: number) => countKey('sign', `minute ${minutes}`.padEnd(43))
  for (const minutes of [1, 2, 3, 4]) await one.add(key(minutes), minutes * MINUTE_MS)
  vi.setSystemTime(Date.parse('2026-11-21T10:01:00.000Z'))
  const [{ database } = { database: undefined }] = opened
  if (!database) throw new Error('nothing is open')
  const table = await openLimitTable(database, file)
  const keys = async () => (await table.db.selectFrom('limit_counts').select('key').orderBy('key').execute()).map(({ key }) => key)
  await one.sweep()
  expect(await keys()).toEqual([2, 3, 4].map(key))
  await sweepCounts(table.db, new Date(), () => 1)
  expect(await keys()).toEqual([key(4)])
  await table.close()
})

test('a flood of one kind pushes out none of another, in the table and in memory', async () => {
  const one = await aProcess()
  const [{ database } = { database: undefined }] = opened
  if (!database) throw new Error('nothing is open')
  const table = await openLimitTable(database, file)
  const key = (kind: 'login_account' | 'guest_day' | 'call' | 'sign', number: number) => countKey(kind, String(number).padEnd(43))
  for (let tried = 0; tried < 9; tried += 1) await one.add(key('login_account', 1), 5 * MINUTE_MS)
  one.addBuffered(key('sign', 1), MINUTE_MS)
  const [some, times] = [5_000, 11]
  for (let from = 0; from < some * times; from += some) {
    const flood = Array.from({ length: some }, (_, at) => ({ key: key('guest_day', from + at), times: 1, windowMs: 24 * 60 * MINUTE_MS }))
    await addBatch(table.db, flood, new Date())
    for (const { key: asker } of flood) one.addBuffered(asker.replace('guest_day', 'call'), MINUTE_MS)
  }
  await one.sweep()
  const left = await table.db.selectFrom('limit_counts').select('key').where('key', 'like', '% guest_day').execute()
  expect(left).toHaveLength(50_000)
  expect((await one.add(key('login_account', 1), 5 * MINUTE_MS)).count).toBe(10)
  expect(one.addBuffered(key('sign', 1), MINUTE_MS).count).toBe(2)
  await table.close()
})
