import { DAY_MS } from '#contract/limits.ts'
import type { Db } from '../platform/database.ts'

/** Twelve months, as the privacy policy promises (texts/privacy.ts). */
const KEPT_MS = 365 * DAY_MS

/** Removes notices that have been dealt with, and those nobody has dealt with for twelve months. Safe to repeat. */
export async function sweepReports(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  await db
    .deleteFrom('reports')
    .where((row) => row.or([row('state', '=', 'closed'), row('created_at', '<=', before)]))
    .execute()
}
