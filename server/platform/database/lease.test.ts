import { expect, test } from 'vitest'
import { databaseWithoutRows } from '#tests/setup/empty-database.ts'
import { endLease, takeLease } from './lease.ts'

const HOUR_MS = 60 * 60_000

test('of many who want a lease at once one has it, until it runs out', async () => {
  const { db } = await databaseWithoutRows()
  const start = new Date('2026-11-23T10:00:00Z')
  const at = (ms: number) => new Date(start.getTime() + ms)
  const taken = await Promise.all(Array.from({ length: 20 }, () => takeLease(db, 'list', HOUR_MS, start)))
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect(await takeLease(db, 'other', HOUR_MS, start)).toBe(true)
  expect(await takeLease(db, 'list', HOUR_MS, at(HOUR_MS - 1))).toBe(false)
  expect(await takeLease(db, 'list', HOUR_MS, at(HOUR_MS))).toBe(true)
  expect(await takeLease(db, 'list', HOUR_MS, at(HOUR_MS + 1))).toBe(false)
  await endLease(db, 'list', at(HOUR_MS + 2))
  expect(await takeLease(db, 'list', HOUR_MS, at(HOUR_MS + 2))).toBe(true)
})
