import { sql, type RawBuilder } from 'kysely'
import { LOOSE_MS } from '../evidence/evidence.ts'
import type { Db } from '../platform/database.ts'

/** Work that waits for the site, or for an operator: how much, and since when the oldest. */
export interface Queue {
  name: string
  waiting: number
  /** Seconds since the oldest should have been done; 0 when nothing waits. */
  oldest_s: number
}

/** Work known by instants: what has one before `until` waits. */
interface Source {
  instants: (until: string) => RawBuilder<unknown>
  /** How long after its instant something is due. */
  dueAfterMs?: number
}

/** By name; each has an index, because a monitor asks every few seconds. */
const QUEUES: Record<string, Source> = {
  mails: { instants: (until) => sql`select next_try_at as at from signature_mails where state = 'waiting' and next_try_at <= ${until}` },
  ended_sets: { instants: (until) => sql`select expires_at as at from complaint_sets where expires_at <= ${until}` },
  loose_files: { instants: (until) => sql`select created_at as at from evidence_files where set_id is null and created_at <= ${until}`, dueAfterMs: LOOSE_MS },
  answers: { instants: () => sql`select heartbeat_at as at from chat_messages where state = 'streaming'` },
  suggestions: {
    instants: () => sql`select created_at as at from shelters where status = 'pending' union all select created_at from trainers where status = 'pending'`,
  },
  reports: { instants: () => sql`select created_at as at from reports where state = 'open' union all select created_at from directory_reports` },
}

/** Names of the queues, in their order. */
export const queueNames = Object.keys(QUEUES)

/** Every queue of the site. Nothing in it names anybody. */
export async function readQueues(db: Db, now = new Date()): Promise<Queue[]> {
  const queues: Queue[] = []
  for (const [name, { instants, dueAfterMs = 0 }] of Object.entries(QUEUES)) {
    const until = now.getTime() - dueAfterMs
    const waiting = instants(new Date(until).toISOString())
    const { rows } = await sql<{ count: number; oldest: string | null }>`select count(*) as count, min(at) as oldest from (${waiting}) queue`.execute(db)
    const [{ count, oldest } = { count: 0, oldest: null }] = rows
    queues.push({ name, waiting: Number(count), oldest_s: oldest === null ? 0 : Math.max(0, Math.round((until - Date.parse(oldest)) / 1000)) })
  }
  return queues
}
