import { sql } from 'kysely'
import { DAY_MS } from '#contract/limits.ts'
import { readWaiting, type WaitingWork } from '../platform/database/waiting.ts'
import { rowsThatWait, type WaitingForOperators } from '../platform/waiting-for-operators.ts'
import { DUE_MS } from './open-reports.ts'
import { undecidedNotices } from './reports.ts'

/** Notices of visitors. */
export const reportsWaiting: readonly WaitingForOperators[] = [
  rowsThatWait('reports', ['moderator'], undecidedNotices, { dueAfterMs: DUE_MS, urgent: ({ db }, now) => readWaiting(db, urgentNotices(now), now) }),
]

/** What is due within a day, and at once what somebody calls illegal: it may threaten somebody (Regulation (EU) 2022/2065, art. 18). */
function urgentNotices(now: Date): WaitingWork {
  const nearlyDue = new Date(now.getTime() - DUE_MS + DAY_MS).toISOString()
  return { instants: () => sql`select created_at as at from reports where state = 'open' and (reason = 'illegal' or created_at <= ${nearlyDue})` }
}
