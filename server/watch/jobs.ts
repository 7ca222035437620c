import { z } from 'zod'
import { instant } from '#contract/common.ts'
import { DAY_MS } from '#contract/limits.ts'
import { causeOf } from '../platform/process/cause.ts'
import type { Db } from '../platform/database/database.ts'

/** As much of a logger as jobs need. */
interface JobLog {
  warn(fields: object, message: string): void
  info(fields: object, message: string): void
}

/** What the site does by itself: each sweep, and sending mails. */
export interface Jobs {
  /** Does the work of a job and notes how it went. Never throws. */
  run(job: string, work: () => Promise<unknown>): Promise<void>
  succeeded(job: string): void
  failed(job: string, error: unknown): void
  /** For the metrics, of this process alone. */
  readings(): JobReading[]
  /** Resolves when everything is noted. */
  close(): Promise<void>
}

interface JobReading {
  name: string
  help: string
  label: string
  counts?: boolean
  values: { of: string; value: number }[]
}

/** How a job went last, in this process. */
interface Run {
  failing: boolean
  cause: string | null
  failures: number
  succeededAt: number | null
  /** When this was last said and kept. */
  saidAt: number
}

/** What is the same as before is said and kept at most this often. */
const AGAIN_MS = 60_000
const PREFIX = 'job:'

/** What one process tells of its jobs: in its log with the cause, in its metrics, and in the database for `status`. */
export function openJobs(db: Db, log: JobLog, now: () => number = Date.now): Jobs {
  const runs = new Map<string, Run>()
  let written = Promise.resolve()

  function note(job: string, cause: string | null): void {
    const before = runs.get(job)
    const at = now()
    const failing = cause !== null
    const same = before !== undefined && before.failing === failing && before.cause === cause && at - before.saidAt < AGAIN_MS
    runs.set(job, {
      failing,
      cause,
      failures: (before?.failures ?? 0) + (failing ? 1 : 0),
      succeededAt: failing ? (before?.succeededAt ?? null) : at,
      saidAt: same ? before.saidAt : at,
    })
    if (same) return
    if (failing) log.warn({ job, cause }, 'a job failed and is tried again')
    else if (before?.failing === true) log.info({ job }, 'a job works again')
    // One after the other, as it happened. While the database is away the log has said why.
    written = written.then(() => keep(db, job, cause, new Date(at).toISOString())).catch(() => undefined)
  }

  const jobs: Jobs = {
    async run(job, work) {
      await work().then(
        () => jobs.succeeded(job),
        (error: unknown) => jobs.failed(job, error),
      )
    },
    succeeded: (job) => note(job, null),
    failed: (job, error) => note(job, causeOf(error)),
    readings() {
      const all = [...runs]
      return [
        {
          name: 'bobita_job_failing',
          help: '1 when the last run of a job failed',
          label: 'name',
          values: all.map(([of, { failing }]) => ({ of, value: failing ? 1 : 0 })),
        },
        {
          name: 'bobita_job_failures_total',
          help: 'Runs of a job that failed',
          label: 'name',
          counts: true,
          values: all.map(([of, { failures }]) => ({ of, value: failures })),
        },
        {
          name: 'bobita_job_last_success_timestamp_seconds',
          help: 'When a job last went well; absent before',
          label: 'name',
          values: all.flatMap(([of, { succeededAt }]) => (succeededAt === null ? [] : [{ of, value: Math.round(succeededAt / 1000) }])),
        },
      ]
    },
    close: () => written,
  }
  return jobs
}

/** Two rows a job, so that no process writes over what another has said. */
async function keep(db: Db, job: string, cause: string | null, at: string): Promise<void> {
  const name = `${PREFIX}${cause === null ? 'succeeded' : 'failed'}:${job}`
  const value = JSON.stringify({ at, cause })
  await db
    .insertInto('site_values')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

const kept = z.object({ at: instant, cause: z.string().nullable() })

/** How a job went last, in any process. */
export interface JobHistory {
  job: string
  succeeded_at: string | null
  failed_at: string | null
  /** Of the last failure. */
  cause: string | null
  /** It failed last, or within a day: with several processes one may fail where another does not. */
  failing: boolean
}

/** Every job that has run on this database, by name. */
export async function readJobs(db: Db, now = new Date()): Promise<JobHistory[]> {
  const rows = await db.selectFrom('site_values').selectAll().where('name', 'like', `${PREFIX}%`).execute()
  const said = new Map(rows.map(({ name, value }) => [name, kept.parse(JSON.parse(value))]))
  const names = new Set(rows.map(({ name }) => name.split(':')[2] ?? ''))
  return [...names].sort().map((job) => {
    const succeeded_at = said.get(`${PREFIX}succeeded:${job}`)?.at ?? null
    const { at: failed_at, cause } = said.get(`${PREFIX}failed:${job}`) ?? { at: null, cause: null }
    const failing = failed_at !== null && (succeeded_at === null || failed_at > succeeded_at || now.getTime() - Date.parse(failed_at) < DAY_MS)
    return { job, succeeded_at, failed_at, cause, failing }
  })
}
