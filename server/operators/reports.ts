import type { Db } from '../platform/database.ts'
import type { DirectoryReportsTable, ReportsTable } from '../platform/schema.ts'
import { takeAway } from './articles.ts'
import { record } from './audit.ts'
import { setHidden } from './directory-rows.ts'
import { endPetition } from './petitions.ts'

/** A notice of a visitor, about a page of the site or a record of a directory. */
type Report = Pick<ReportsTable, 'id' | 'target_id' | 'what' | 'email' | 'created_at'> & {
  kind: ReportsTable['kind'] | DirectoryReportsTable['kind']
  reason: string
}

/** Every notice nobody has decided about, oldest first. */
export async function openReports(db: Db): Promise<Report[]> {
  const columns = ['id', 'kind', 'what', 'created_at'] as const
  const notices = await db
    .selectFrom('reports')
    .select([...columns, 'target_id', 'reason', 'email'])
    .where('state', '=', 'open')
    .execute()
  const corrections = await db
    .selectFrom('directory_reports')
    .select([...columns, 'record_id'])
    .execute()
  const all = [...notices, ...corrections.map(({ record_id, ...row }) => ({ ...row, target_id: String(record_id), reason: 'wrong', email: null }))]
  return all.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
}

/** What an operator decided, and whom to tell. */
export interface Decision {
  report: Report
  /** False when what was reported was gone already. */
  found: boolean
}

/**
 * Decides about a notice: `hide` takes what it is about off the site, `keep` leaves it. Either way the notice is closed,
 * and the next sweep forgets it with the sender's address; the decision and its reason are kept.
 *
 * @throws Error when there is no such open notice
 */
export function decide(db: Db, id: string, decision: 'hide' | 'keep', reason: string, now = new Date()): Promise<Decision> {
  return db.transaction().execute(async (tx) => {
    const report = (await openReports(tx)).find((one) => one.id === id)
    if (!report) throw new Error('there is no such open report')
    const found = decision === 'keep' || (await hide(tx, report, reason, now))
    await tx.updateTable('reports').set({ state: 'closed' }).where('id', '=', id).execute()
    await tx.deleteFrom('directory_reports').where('id', '=', id).execute()
    // The id of a set is its link.
    const target = report.kind === 'set' ? null : report.target_id
    await record(tx, `reports.${decision}`, null, { kind: report.kind, target, because: report.reason, reason, found, reported_at: report.created_at }, now)
    return { report, found }
  })
}

async function hide(tx: Db, { kind, target_id }: Report, reason: string, now: Date): Promise<boolean> {
  if (kind === 'set') return endSet(tx, target_id, now)
  const number = Number(target_id)
  if (kind === 'petition') return endPetition(tx, number, now)
  if (kind !== 'article') return setHidden(tx, kind, number, true, now)
  const there = await tx.selectFrom('blog_posts').select('id').where('id', '=', number).executeTakeFirst()
  if (there) await takeAway(tx, number, reason, now)
  return there !== undefined
}

/** From this moment nobody sees the set; the next sweep removes its bytes. */
async function endSet(tx: Db, mediaId: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const ended = await tx
    .updateTable('complaint_sets')
    .set({ expires_at: at })
    .where('media_id', '=', mediaId)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow()
  return ended.numUpdatedRows > 0n
}
