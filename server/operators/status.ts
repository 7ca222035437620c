import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { lastClock } from '../complaints/sweep-clock.ts'
import { appliedMigrations } from '../platform/migrate.ts'
import { readSurges } from '../petitions/surges.ts'
import type { Db } from '../platform/database.ts'
import { diskOf } from '../platform/disk.ts'
import { lastBackup } from '../watch/last-backup.ts'
import { readQueues } from '../watch/queues.ts'
import type { Area, Operator } from './area.ts'

const COUNTED = [
  'users',
  'chat_sessions',
  'chat_messages',
  'blog_posts',
  'shelters',
  'trainers',
  'petitions',
  'signatures',
  'complaint_sets',
  'evidence_files',
  'editor_questions',
] as const

const MEGABYTE = 1024 * 1024

/** Everything an operator looks at first; nothing in it names anybody. */
async function readStatus({ db, settings }: Operator, now = new Date()) {
  const { rows: sizes } = await sql<{ bytes: number }>`${
    settings.databaseUrl === undefined
      ? sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql`select pg_database_size(current_database()) as bytes`
  }`.execute(db)
  return {
    version: version(),
    engine: await engineOf(db, settings.databaseUrl !== undefined),
    migration: (await appliedMigrations(db)).at(-1) ?? null,
    database_bytes: Number(sizes[0]?.bytes ?? 0),
    files: settings.bucket === null ? settings.filesFolder : `bucket ${settings.bucket.bucket}`,
    disk: await diskOf(dirname(settings.arrivingFolder)),
    last_backup: await lastBackup(db),
    last_sweep: await lastClock(db),
    queues: await readQueues(db, now),
    surges: await readSurges(db, now),
    counts: await counts(db),
  }
}

type Status = Awaited<ReturnType<typeof readStatus>>

async function engineOf(db: Db, postgres: boolean): Promise<string> {
  const { rows } = await sql<{
    version: string
  }>`${postgres ? sql`select current_setting('server_version') as version` : sql`select sqlite_version() as version`}`.execute(db)
  return `${postgres ? 'PostgreSQL' : 'SQLite'} ${rows[0]?.version ?? ''}`
}

async function counts(db: Db): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const table of COUNTED) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
    counted[table] = Number(rows[0]?.count)
  }
  return counted
}

function version(): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version
}

/** One page to read. */
function page({ disk, queues, surges, counts: counted, last_sweep, ...status }: Status): string {
  const lines = [
    ['Bobita', `${status.version}, ${status.engine}, ${status.migration ?? 'not migrated'}`],
    ['database', `${inMegabytes(status.database_bytes)} MB`],
    ['files', status.files],
    ['disk', disk ? `${inMegabytes(disk.free_bytes)} of ${inMegabytes(disk.total_bytes)} MB free` : 'no data folder yet'],
    ['last backup', status.last_backup ?? 'never'],
    [
      'last sweep',
      last_sweep ? `${last_sweep.seen}${last_sweep.doubted_since === null ? '' : `, waits: the clock is doubted since ${last_sweep.doubted_since}`}` : 'never',
    ],
    ...queues.map(({ name, waiting, oldest_s }) => [name, waiting === 0 ? 'nothing waits' : `${waiting} wait, the oldest for ${oldest_s} s`]),
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

/** How the site is. */
export const statusArea: Area = {
  name: 'status',
  help: `  [--json]                            (version, engine, sizes, queues, last sweep and backup, free disk, counts)`,
  options: [],
  flags: ['json'],
  commands: {
    '': async (operator, { json }) => {
      const status = await readStatus(operator)
      return json === undefined ? page(status) : JSON.stringify(status, null, 2)
    },
  },
}
