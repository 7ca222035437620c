import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PERIOD_US = 10_000
const ROOT = '/sys/fs/cgroup'
/** Where version 1 of control groups keeps processors. */
const OLD_ROOT = join(ROOT, 'cpu')

/**
 * Lets each process have so much of one processor at most, so that two cores stand for a machine with more than the
 * processes use. Needs Linux and root. Answers what lets them go again.
 *
 * @param share of one processor, 0 to 1
 * @throws Error of the file system where control groups may not be changed
 */
export function limitProcessor(pids: readonly number[], share: number): () => void {
  const old = existsSync(OLD_ROOT)
  const root = old ? OLD_ROOT : ROOT
  const quotaUs = Math.round(PERIOD_US * share)
  const groups = pids.map((pid) => {
    const group = join(root, `bobita-bench-${pid}`)
    mkdirSync(group)
    if (old) {
      writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US))
      writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quotaUs))
    } else {
      writeFileSync(join(group, 'cpu.max'), `${quotaUs} ${PERIOD_US}`)
    }
    writeFileSync(join(group, 'cgroup.procs'), String(pid))
    return group
  })
  return () => {
    for (const pid of pids) writeFileSync(join(root, 'cgroup.procs'), String(pid))
    for (const group of groups) rmdirSync(group)
  }
}
