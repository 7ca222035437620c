import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { emptyWorld } from '#tests/world.ts'

/** Longer than the guard measures over. */
const BLOCK_MS = 1_100

/** Keeps this process from doing anything else. */
function block(): void {
  const end = performance.now() + BLOCK_MS
  while (performance.now() < end);
}

test('a server that could not measure how busy it is refuses nobody', async () => {
  const { app } = await emptyWorld()
  await app.ready()
  const statuses = []
  for (let time = 0; time < 4; time += 1) {
    block()
    await setImmediate()
    statuses.push((await app.inject('/api/v1/site')).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 200])
})
