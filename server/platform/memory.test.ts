import { getHeapStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { giveBackMemory } from './memory.ts'

const heap = () => getHeapStatistics().total_heap_size / 1e6

/** Grows the heap by some 150 MB that nobody needs afterwards; answers what it is then, in MB. */
function rush(): number {
  const kept = Array.from({ length: 1_000_000 }, (_, number) => ({ number, word: [number, number, number] }))
  expect(kept).toHaveLength(1_000_000)
  return heap()
}

test('memory that a rush needed is given back once it is quiet, each time', async () => {
  giveBackMemory({ later: 10, look: 20, apart: 50 })
  const first = rush()
  await expect.poll(heap, { timeout: 10_000 }).toBeLessThan(first - 60)
  const second = rush()
  await expect.poll(heap, { timeout: 10_000 }).toBeLessThan(second - 60)
}, 30_000)
