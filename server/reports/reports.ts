import type { ReportForm } from '#contract/reports.ts'
import { setExists } from '../complaints/sets.ts'
import type { Db } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'

const POSTGRES_INTEGER_MAX = 2_147_483_647

type Target = Pick<ReportForm, 'kind' | 'id'>

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
export async function refuseUnpublished(db: Db, target: Target, now = new Date()): Promise<void> {
  if (!(await isPublished(db, target, now))) throw new Refusal('report.target_not_found')
}

async function isPublished(db: Db, { kind, id }: Target, now: Date): Promise<boolean> {
  if (kind === 'set') return setExists(db, id, now)
  const number = catalogueNumber(id)
  if (number === null) return false
  const row =
    kind === 'petition'
      ? await db.selectFrom('petitions').select('id').where('id', '=', number).where('is_active', '=', 1).executeTakeFirst()
      : await db.selectFrom('blog_posts').select('id').where('id', '=', number).executeTakeFirst()
  return row !== undefined
}

/** The number in an address as the site writes it, or null when it is none. */
function catalogueNumber(text: string): number | null {
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  return number !== null && number <= POSTGRES_INTEGER_MAX ? number : null
}
