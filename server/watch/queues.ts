import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Work that waits for the site, or for an operator: how much, and since when the oldest. */
export interface Queue {
  name: string
  waiting: number
  /** Seconds since the oldest should have been done; 0 when nothing waits. */
  oldest_s: number
}

/** By name: the instants at which what waits should have been done. Each has an index, because a monitor asks every few seconds. */
const QUEUES: Record<string, (now: string) => RawBuilder<unknown>> = {
  mails: (now) => sql`select next_try_at as at from signature_mails where state = 'waiting' and next_try_at <= ${now}`,
  ended_sets: (now) => sql`select expires_at as at from complaint_sets where expires_at <= ${now}`,
  loose_files: () => sql`select created_at as at from evidence_files where set_id is null`,
  answers: () => sql`select heartbeat_at as at from chat_messages where state = 'streaming'`,
  suggestions: () => sql`select created_at as at from shelters where status = 'pending' union all select created_at from trainers where status = 'pending'`,
  reports: () => sql`select created_at as at from reports where state = 'open' union all select created_at from directory_reports`,
}

/** Names of the queues, in their order. */
export const queueNames = Object.keys(QUEUES)

/** Every queue of the site. Nothing in it names anybody. */
export async function readQueues(db: Db, now = new Date()): Promise<Queue[]> {
  const queues: Queue[] = []
  for (const [name, instants] of Object.entries(QUEUES)) {
    const { rows } = await sql<{ waiting: number; oldest: string | null }>`select count(*) as waiting, min(at) as oldest from (${instants(
      now.toISOString(),
    )}) queue`.execute(db)
    const [{ waiting, oldest } = { waiting: 0, oldest: null }] = rows
    queues.push({ name, waiting: Number(waiting), oldest_s: oldest === null ? 0 : Math.max(0, Math.round((now.getTime() - Date.parse(oldest)) / 1000)) })
  }
  return queues
}
