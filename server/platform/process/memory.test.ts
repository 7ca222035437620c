import { beforeAll, expect, test } from 'vitest'
import { giveBackMemory } from './memory.ts'

/** In MB. */
const held = () => process.memoryUsage.rss() / 1e6

/** Makes so much that nobody needs afterwards, and answers what the process holds then, in MB. */
function rush(make: (number: number) => unknown): number {
  const all = Array.from({ length: 300_000 }, (_, number) => make(number))
  expect(all).toHaveLength(300_000)
  return held()
}

beforeAll(() => giveBackMemory({ look: 20, apart: 50 }))

test.each([
  ['JavaScript', (number: number) => Array.from({ length: 40 }, () => number)],
  ['the C library', () => Buffer.allocUnsafeSlow(300)],
])('memory that a rush needed of %s is given back once it is quiet, each time', async (_, make) => {
  for (let time = 0; time < 2; time += 1) {
    const most = rush(make)
    await expect.poll(held).toBeLessThan(most - 60)
  }
})
