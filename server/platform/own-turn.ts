import { setImmediate, setTimeout } from 'node:timers/promises'
import { openLane, type Waiting } from './lane.ts'

/** A rush never rests longer than this before its next work. */
const MAX_REST_MS = 20

interface Turn extends Waiting {
  resolve(): void
}

const knock = openLane<Turn>(1, async (turns) => {
  const began = performance.now()
  for (const { resolve } of turns) resolve()
  await setImmediate()
  const took = performance.now() - began
  if (took >= 1) await setTimeout(Math.min(took, MAX_REST_MS))
  return null
})

/**
 * Resolves in a turn of the event loop that nobody else who asked for one shares; before the next one there is a rest as
 * long as it took: a rush of works of some milliseconds each leaves half of the process to pages.
 *
 * @throws Refusal server.unavailable when too many wait
 */
export async function ownTurn(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  knock({ resolve, reject })
  return promise
}
