import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** After the first visitors have been answered. */
const LATER_MS = 2_000
const LOOK_MS = 5_000
/** The share of its time that a process works while nearly nobody is there. */
const QUIET = 0.05
/** Of the heap that was left the last time. */
const GROWN = 1.25
/** Collecting takes about a tenth of a second, and the few who are there wait for it. */
const APART_MS = 60_000

/**
 * Gives memory back once the site has started, and again whenever it is quiet after a rush. Starting reads every
 * article and builds the index, and a rush of answers needs half as much again; Node keeps what it has once been given
 * while nobody asks for more.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') return
  let left = 0
  let last = 0
  let before = performance.eventLoopUtilization()
  const giveBack = (): void => {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    left = getHeapStatistics().total_heap_size
    last = performance.now()
  }
  setTimeout(giveBack, LATER_MS).unref()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (last === 0 || performance.now() - last < APART_MS) return
    if (utilization < QUIET && getHeapStatistics().total_heap_size > left * GROWN) giveBack()
  }, LOOK_MS).unref()
}
