import { sql } from 'kysely'
import { DAY_MS } from '#contract/limits.ts'
import type { ReportForm } from '#contract/reports.ts'
import { evidenceSetExists } from '../complaints/sets.ts'
import type { Db } from '../platform/database/database.ts'
import type { WaitingWork } from '../platform/database/waiting.ts'
import { newId } from '../platform/ids.ts'
import { recordId } from '../platform/record-id.ts'
import { Refusal } from '../platform/refusal.ts'
import { findShare } from '../shared-answers/shared-answers.ts'

/** Twelve months, as the privacy policy promises (texts/legal/privacy.ts). */
const KEPT_MS = 365 * DAY_MS

type ReportedPage = Pick<ReportForm, 'kind' | 'id'>

/**
 * Keeps a notice about something published here for an operator to read (DSA art. 16).
 *
 * @throws Refusal report.target_not_found
 */
export async function keepReport(db: Db, { kind, id, reason, what, email }: ReportForm, now = new Date()): Promise<void> {
  await refuseUnpublished(db, { kind, id }, now)
  await db
    .insertInto('reports')
    .values({ id: newId(), kind, target_id: id, reason, what: what.trim(), email: email || null, state: 'open', created_at: now.toISOString() })
    .execute()
}

/** @throws Refusal report.target_not_found when nothing of that kind and id is published */
export async function refuseUnpublished(db: Db, target: ReportedPage, now = new Date()): Promise<void> {
  if (!(await isPublished(db, target, now))) throw new Refusal('report.target_not_found')
}

async function isPublished(db: Db, { kind, id }: ReportedPage, now: Date): Promise<boolean> {
  if (kind === 'set') return evidenceSetExists(db, id, now)
  if (kind === 'answer') return (await findShare(db, id, now)) !== undefined
  const number = recordId(id)
  if (number === null) return false
  const row =
    kind === 'petition'
      ? await db.selectFrom('petitions').select('id').where('id', '=', number).where('is_active', '=', 1).executeTakeFirst()
      : await db.selectFrom('blog_posts').select('id').where('id', '=', number).executeTakeFirst()
  return row !== undefined
}

/** Removes notices that have been dealt with, and those nobody has dealt with for twelve months. Safe to repeat. */
export async function sweepReports(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  await db
    .deleteFrom('reports')
    .where((row) => row.or([row('state', '=', 'closed'), row('created_at', '<=', before)]))
    .execute()
}

/** Notices of pages no operator has decided about. */
export const undecidedNotices: WaitingWork = { instants: () => sql`select created_at as at from reports where state = 'open'` }

/** The same, and those of records of the directories. */
export const undecidedReports: WaitingWork = {
  instants: () => sql`select created_at as at from reports where state = 'open' union all select created_at from directory_reports`,
}
