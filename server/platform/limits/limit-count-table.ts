import { sql } from 'kysely'
import { PASSWORD_LIMITS } from './limits.ts'
import { engineOf, openDatabase, type Database, type Db } from '../database/database.ts'
import type { LimitCountsTable } from '../database/schema.ts'

/** A key is swept when its window is over, and of each kind those that end first beyond so many: 1,000 are about 0.1 MB. */
const MAX_KEYS = 50_000
/** Passwords are guessed from many networks and for many accounts at once. */
const MAX_PASSWORD_KEYS = 200_000
/** A key is a hash, a blank and its kind (countKey). */
const KIND_AT = 44

/** How often something was done, and when counting begins anew. */
export interface LimitCount {
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
export async function addBatch(db: Db, additions: readonly Addition[], now: Date): Promise<Map<string, LimitCount>> {
  const at = now.toISOString()
  // Always in the same order, so that two processes cannot deadlock.
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

/** The kind of a key. */
export function kindOfKey(key: string): string {
  return key.slice(KIND_AT)
}

/** Forgets what is over, and of each kind what ends first beyond its share, so that no flood of one kind pushes out another's counts. */
export async function sweepCounts(db: Db, now: Date, share: (kind: string) => number = shareOf): Promise<void> {
  const keys = db.selectFrom('limit_counts').select('key')
  await forget(db, keys.where('ends_at', '<=', now.toISOString()).orderBy('key'))
  const kind = sql<string>`substr(key, ${sql.lit(KIND_AT + 1)})`
  const kinds = await db
    .selectFrom('limit_counts')
    .select(({ fn }) => [kind.as('kind'), fn.countAll<number>().as('kept')])
    .groupBy(kind)
    .execute()
  for (const one of kinds) {
    const over = Number(one.kept) - share(one.kind)
    if (over > 0) await forget(db, keys.where(kind, '=', one.kind).orderBy('ends_at').limit(over))
  }
}

function shareOf(kind: string): number {
  const passwords: ReadonlySet<string> = PASSWORD_LIMITS
  return passwords.has(kind) ? MAX_PASSWORD_KEYS : MAX_KEYS
}

/** Rows another process has locked are skipped: the next sweep finds them. */
async function forget(db: Db, keys: ReturnType<typeof keysOf>): Promise<void> {
  const remove = db.deleteFrom('limit_counts')
  // PostgreSQL may run an "in" subquery again for each row it compares, and with a limit delete more than the limit; an array is computed once.
  const chosen = engineOf(db) === 'postgres' ? remove.where(sql<boolean>`key = any(array(${keys.forUpdate().skipLocked()}))`) : remove.where('key', 'in', keys)
  await chosen.execute()
}

function keysOf(db: Db) {
  return db.selectFrom('limit_counts').select('key')
}
