import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { createBatcher } from './batcher.ts'

/** A rush never rests longer than this before its next task. */
const MAX_REST_MS = 20

/** A scheduler of tasks that each keep the processor busy for some milliseconds: one in a turn of the event loop, then a rest. */
const tasks = createBatcher<() => void, void>({
  maxBatch: 1,
  async commit([start]) {
    const began = performance.now()
    start?.()
    await nextTurn()
    const took = performance.now() - began
    if (took >= 1) await pause(Math.min(took, MAX_REST_MS))
    return [undefined]
  },
})

/**
 * Resolves in a turn of the event loop that nobody else who asked for one shares; before the next one there is a rest as
 * long as it took: a rush of tasks of some milliseconds each leaves half of the process to pages.
 *
 * @throws Refusal server.unavailable when too many wait
 */
export async function waitForCpuShare(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  tasks.enqueue(resolve).catch(reject)
  return promise
}
