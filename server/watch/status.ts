import { dirname } from 'node:path'
import { sql } from 'kysely'
import { lastClock } from '../complaints/sweep-clock.ts'
import { appliedMigrations } from '../platform/database/migrate.ts'
import { readSurges } from '../petitions/surges.ts'
import { mailsGivenUp } from '../mail/outbox.ts'
import type { Operator } from '../operators/command.ts'
import type { Db } from '../platform/database/database.ts'
import { diskOf } from '../platform/files/disk.ts'
import { engineName, version } from '../platform/version.ts'
import { readJobs } from './jobs.ts'
import { lastBackup, lastVerified } from './last-backup.ts'
import { readQueues } from './queues.ts'

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

/** Everything an operator looks at first; nothing in it names anybody. */
export async function readStatus({ db, settings }: Pick<Operator, 'db' | 'settings'>, now = new Date()) {
  const { rows: sizes } = await sql<{ bytes: number }>`${
    settings.database.engine === 'sqlite'
      ? sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql`select pg_database_size(current_database()) as bytes`
  }`.execute(db)
  return {
    version: version(),
    engine: await engineName({ db, engine: settings.database.engine }),
    migration: (await appliedMigrations(db)).at(-1) ?? null,
    database_bytes: Number(sizes[0]?.bytes ?? 0),
    files: settings.bucket === null ? settings.filesFolder : `bucket ${settings.bucket.bucket}`,
    disk: await diskOf(dirname(settings.arrivingFolder)),
    last_backup: await lastBackup(db),
    last_verified: await lastVerified(db),
    last_sweep: await lastClock(db),
    jobs: await readJobs(db, now),
    queues: await readQueues(db, now),
    mails_given_up: await mailsGivenUp(db),
    surges: await readSurges(db, now),
    counts: await counts(db),
  }
}

export type Status = Awaited<ReturnType<typeof readStatus>>

async function counts(db: Db): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const table of COUNTED) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
    counted[table] = Number(rows[0]?.count)
  }
  return counted
}
