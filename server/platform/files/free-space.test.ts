import { expect, test } from 'vitest'
import { guardWrites } from './free-space.ts'

test('writes are refused while the disk is short, and the disk is asked once in two seconds however many there are', async () => {
  let [free_bytes, asked, at] = [100, 0, 0]
  const look = async () => {
    asked += 1
    return { free_bytes, total_bytes: 1_000 }
  }
  const guard = guardWrites('/data', 96, look, () => at)
  await Promise.all(Array.from({ length: 1_000 }, guard))
  free_bytes = 95
  at = 2_000
  await guard()
  expect(asked).toBe(1)
  at = 2_001
  for (let write = 0; write < 10; write += 1) await expect(guard()).rejects.toMatchObject({ code: 'server.full' })
  free_bytes = 96
  at = 4_002
  await guard()
  expect(asked).toBe(3)
})

test('a disk that cannot be asked refuses nothing', async () => {
  await expect(guardWrites('/data', 96, async () => null)()).resolves.toBeUndefined()
})
