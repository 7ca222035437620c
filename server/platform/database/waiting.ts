import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'

/** Work that waits, known by instants: a query of those before `until` in one column `at`. An index serves it, because a monitor asks every few seconds. */
export interface WaitingWork {
  instants: (until: string) => RawBuilder<unknown>
  /** How long after its instant something is due. */
  dueAfterMs?: number
}

/** How much waits, and since when the oldest should have been done; null when nothing does. */
export interface Waiting {
  count: number
  oldest_at: string | null
}

/** Counts work that waits. */
export async function readWaiting(db: Db, { instants, dueAfterMs = 0 }: WaitingWork, now: Date): Promise<Waiting> {
  const until = new Date(now.getTime() - dueAfterMs).toISOString()
  const { rows } = await sql<{ count: number; oldest: string | null }>`select count(*) as count, min(at) as oldest from (${instants(until)}) queue`.execute(db)
  return { count: Number(rows[0]?.count ?? 0), oldest_at: rows[0]?.oldest ?? null }
}
