import { HOUR_MS } from '#contract/limits.ts'
import type { Waiting } from '../platform/database/waiting.ts'
import type { WaitingForOperators } from '../platform/waiting-for-operators.ts'
import { diskOf } from '../platform/files/disk.ts'
import { readJobs } from './jobs.ts'
import { lastBackup } from './last-backup.ts'

/** As docs/operate.md tells monitors. */
const BACKUP_OLD_MS = 26 * HOUR_MS
const DISK_LOW_BYTES = 2 * 1024 ** 3

type ReadWaiting = WaitingForOperators['read']

const NOTHING: Waiting = { count: 0, oldest_at: null }

const diskLow: ReadWaiting = async ({ dataFolder }) => ({
  count: ((await diskOf(dataFolder))?.free_bytes ?? Infinity) < DISK_LOW_BYTES ? 1 : 0,
  oldest_at: null,
})

const backupOld: ReadWaiting = async ({ db }, now) => {
  const oldest_at = await lastBackup(db)
  return oldest_at !== null && now.getTime() - Date.parse(oldest_at) < BACKUP_OLD_MS ? NOTHING : { count: 1, oldest_at }
}

/** Backups that have stopped; a site that was never backed up is told of once a day. */
const backupStopped: ReadWaiting = async (site, now) => ((await lastBackup(site.db)) === null ? NOTHING : backupOld(site, now))

const jobsFailing: ReadWaiting = async ({ db }, now) => {
  const failing = (await readJobs(db, now)).filter((job) => job.failing)
  return { count: failing.length, oldest_at: failing.flatMap(({ failed_at }) => failed_at ?? []).toSorted()[0] ?? null }
}

/** What an owner of the site must look after on its server. */
export const siteWaiting: readonly WaitingForOperators[] = [
  { kind: 'disk_low', roles: [], read: diskLow, urgent: diskLow },
  { kind: 'backup_old', roles: [], read: backupOld, urgent: backupStopped },
  { kind: 'jobs_failing', roles: [], read: jobsFailing, urgent: jobsFailing },
]
