import { command } from '../operators/command.ts'
import { flag } from '../operators/options.ts'
import { readStatus, type Status } from './status.ts'
import type { DatabaseLocation } from '../platform/database/database.ts'
import { lookAtReplica, MAX_LAG_S, type ReplicaState } from '../platform/database/replica.ts'

const MEGABYTE = 1024 * 1024

/** How the site is. */
export const statusCommand = command(
  'status',
  { json: flag },
  async (operator, { json }) => {
    const status = { ...(await readStatus(operator)), replica: await replicaOf(operator.settings.database) }
    return json ? JSON.stringify(status, null, 2) : page(status)
  },
  'version, engine, sizes, queues, last sweep and backup, free disk, counts',
)

async function replicaOf(location: DatabaseLocation): Promise<ReplicaState | null> {
  if (location.engine === 'sqlite' || location.replicaUrl === null) return null
  return lookAtReplica({ primary: location.url, replica: location.replicaUrl })
}

function sayReplica(state: ReplicaState): string {
  if (state.kind === 'used') return `up to date, ${state.lagS.toFixed(1)} s behind at most`
  return `not used: ${state.kind === 'away' ? state.cause : `more than ${MAX_LAG_S} s behind`}`
}

/** One page to read. */
function page({
  replica,
  disk,
  jobs,
  queues,
  mails_given_up,
  surges,
  counts: counted,
  last_sweep,
  ...status
}: Status & { replica: ReplicaState | null }): string {
  const lines = [
    ['Bobita', `${status.version}, ${status.engine}, ${status.migration ?? 'not migrated'}`],
    ['database', `${inMegabytes(status.database_bytes)} MB`],
    ...(replica === null ? [] : [['replica', sayReplica(replica)]]),
    ['files', status.files],
    ['disk', disk ? `${inMegabytes(disk.free_bytes)} of ${inMegabytes(disk.total_bytes)} MB free` : 'no data folder yet'],
    ['last backup', status.last_backup ?? 'no backup was ever made'],
    ['verified backup', status.last_verified ?? 'no backup was ever read again (bobita verify)'],
    [
      'last sweep',
      last_sweep ? `${last_sweep.seen}${last_sweep.doubted_since === null ? '' : `, waits: the clock is doubted since ${last_sweep.doubted_since}`}` : 'never',
    ],
    ...jobs
      .filter(({ failing }) => failing)
      .map(({ job, failed_at, cause, succeeded_at }) => [
        'failing',
        `${job}: ${cause ?? 'unknown'}, last at ${failed_at}, ${succeeded_at === null ? 'never went well' : `went well at ${succeeded_at}`}`,
      ]),
    ...queues.map(({ name, waiting, oldest_s }) => [name, waiting === 0 ? 'nothing waits' : `${waiting} wait, the oldest for ${oldest_s} s`]),
    ...(mails_given_up > 0 ? [['mails given up', String(mails_given_up)]] : []),
    ...surges.map(({ petition_id, network, signatures }) => [
      'surge',
      `petition ${petition_id}: ${signatures} signatures of one network in an hour, --surge=${network}`,
    ]),
    ...Object.entries(counted).map(([table, count]) => [table, String(count)]),
  ]
  return lines.map(([name = '', said = '']) => `${name.padEnd(18)}${said}`).join('\n')
}

function inMegabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1)
}
