import { sql } from 'kysely'
import { openDatabase, type Database, type Db } from './database.ts'
import type { LimitCountsTable } from './schema.ts'

/** A key is swept when its window is over, and the oldest beyond so many at once: about 20 MB. */
const MAX_KEYS = 200_000

/** How often something was done, and when counting begins anew. */
export interface Count {
  count: number
  endsAtMs: number
}

/** So many more of one key. */
export interface Addition {
  key: string
  times: number
  windowMs: number
}

/**
 * Where the counts of all processes lie: a table of PostgreSQL, or a file beside the embedded database. There a count
 * in the database itself would wait for the disk like a signature does, for something nobody misses after a crash.
 *
 * @param file of the counts, for the embedded database
 */
export async function openLimitTable({ db, engine }: Database, file: string): Promise<{ db: Db; close(): Promise<void> }> {
  if (engine === 'postgres') return { db, close: async () => undefined }
  const own = await openDatabase({ file, synchronous: 'normal' })
  await sql`create table if not exists limit_counts (key text primary key, count integer not null, ends_at text not null) without rowid`.execute(own.db)
  await sql`create index if not exists limit_counts_by_end on limit_counts (ends_at)`.execute(own.db)
  return { db: own.db, close: () => own.db.destroy() }
}

/** Adds to several counts in one statement, each key once, and answers where they stand. A window that is over begins anew. */
export async function addTogether(db: Db, additions: readonly Addition[], now: Date): Promise<Map<string, Count>> {
  const at = now.toISOString()
  // In one order, so that two processes cannot wait for each other.
  const inOrder = additions.length === 1 ? additions : additions.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  const values = inOrder.map(({ key, times, windowMs }) => sql`(${key}, ${times}, ${new Date(now.getTime() + windowMs).toISOString()})`)
  const { rows } = await sql<LimitCountsTable>`insert into limit_counts (key, count, ends_at) values ${sql.join(values)}
    on conflict (key) do update set
      count = case when limit_counts.ends_at <= ${at} then excluded.count else limit_counts.count + excluded.count end,
      ends_at = case when limit_counts.ends_at <= ${at} then excluded.ends_at else limit_counts.ends_at end
    returning key, count, ends_at`.execute(db)
  return new Map(rows.map(({ key, count, ends_at }) => [key, { count, endsAtMs: Date.parse(ends_at) }]))
}

/** Where a count stands, without adding to it; 0 when there is none. */
export async function readCount(db: Db, key: string, now: Date): Promise<number> {
  const row = await db.selectFrom('limit_counts').select('count').where('key', '=', key).where('ends_at', '>', now.toISOString()).executeTakeFirst()
  return row?.count ?? 0
}

/** Forgets what is over, and what ends first beyond `most`. */
export async function sweepCounts(db: Db, now: Date, most = MAX_KEYS): Promise<void> {
  const keys = db.selectFrom('limit_counts').select('key')
  await forget(db, keys.where('ends_at', '<=', now.toISOString()).orderBy('key'))
  const { kept } = await db
    .selectFrom('limit_counts')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow()
  if (Number(kept) > most) await forget(db, keys.orderBy('ends_at').limit(Number(kept) - most))
}

/** What another process is counting this very moment is left for the next sweep. */
async function forget(db: Db, keys: ReturnType<typeof keysOf>): Promise<void> {
  const remove = db.deleteFrom('limit_counts')
  // An array is read once; "in" may read its rows again for each row it compares, and with a limit forget more than it says.
  const chosen = db.getExecutor().adapter.supportsMultipleConnections
    ? remove.where(sql<boolean>`key = any(array(${keys.forUpdate().skipLocked()}))`)
    : remove.where('key', 'in', keys)
  await chosen.execute()
}

function keysOf(db: Db) {
  return db.selectFrom('limit_counts').select('key')
}
