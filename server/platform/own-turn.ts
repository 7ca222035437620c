import { setImmediate, setTimeout } from 'node:timers/promises'

/** A rush never rests longer than this before its next work. */
const MAX_REST_MS = 20

let last = Promise.resolve()

/**
 * Resolves in a turn of the event loop that nobody else who asked for one shares, and after a rest as long as the turn
 * before took: a rush of works of some milliseconds each leaves half of the process to pages.
 */
export async function ownTurn(): Promise<void> {
  last = last.then(turn)
  return last
}

async function turn(): Promise<void> {
  const before = performance.now()
  await setImmediate()
  const took = performance.now() - before
  if (took >= 1) await setTimeout(Math.min(took, MAX_REST_MS))
}
