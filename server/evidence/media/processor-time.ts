import { existsSync, readFileSync } from 'node:fs'

const TOLD = existsSync('/proc/self/stat')
/** The unit of the fields below: a hundredth of a second on every Linux. */
const TICK_MS = 10
/** Elsewhere a decoder may have got little of the time that has passed. */
const SHARE_ELSEWHERE = 0.25

/**
 * Opens a watch over the processor time a process uses from now on, in milliseconds, all its threads together. Where
 * the system does not tell (Linux does, in /proc), a quarter of the time that passes stands for it.
 */
export function watchProcessorTime(pid: number): () => number {
  const started = performance.now()
  if (!TOLD) return () => (performance.now() - started) * SHARE_ELSEWHERE
  const before = readTicks(pid) ?? 0
  return () => Math.max(0, (readTicks(pid) ?? before) - before) * TICK_MS
}

/** User and system time, fields 14 and 15 of proc_pid_stat(5); null when the process has gone. */
function readTicks(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name before may hold anything, and ends at the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return null
  }
}
