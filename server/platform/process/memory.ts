import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Times in milliseconds. */
interface Pace {
  /** Between two looks at whether it is quiet. */
  look: number
  /** Between two times: collecting takes about a tenth of a second, and the few who are there wait for it. */
  apart: number
}

const PACE: Pace = { look: 2_000, apart: 60_000 }
/** The share of its time that a process works while nearly nobody is there. */
const QUIET = 0.05
/** Of what was left the last time. */
const GROWN = 1.1

/**
 * Gives memory back once the site has started and is quiet, and again whenever it is quiet after a rush. Starting reads
 * every article and builds the indexes, however long a busy machine takes, and a rush of answers needs half as much again;
 * Node keeps what it has once been given while nobody asks for more.
 */
export function giveBackMemory(pace = PACE): void {
  const giveBackAll = openGiveBack()
  let left = 0
  let last = -Infinity
  let before = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (performance.now() - last < pace.apart || utilization >= QUIET || process.memoryUsage.rss() <= left * GROWN) return
    giveBackAll()
    left = process.memoryUsage.rss()
    last = performance.now()
  }, pace.look).unref()
}

/** Opens what collects all garbage and gives back what is free then: afterwards a process holds what it needs. */
export function openGiveBack(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  const trim = openTrim()
  return () => {
    if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    trim()
  }
}

/**
 * Gives the operating system what the C library holds free between what is in use, after a rush some 40 MB; nothing
 * else in Node asks for it. Where the library is not GNU's, or Node has no calls to C (experimental), it stays.
 */
function openTrim(): () => void {
  try {
    const opened = process.getBuiltinModule('node:ffi').dlopen(null, { malloc_trim: { arguments: ['u64'], return: 'i32' } })
    const trim = () => void opened.functions.malloc_trim(0n)
    // Once here: were it to be called otherwise in some Node, a timer that throws would end the site.
    trim()
    return trim
  } catch {
    return () => undefined
  }
}
