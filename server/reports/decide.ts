import type { DecisionLetter } from '#contract/reports-desk.ts'
import { takeAway } from '../blog/own-articles.ts'
import { setHidden, type Changed } from '../directory/hide-record.ts'
import { replyToNote } from '../directory/suggestion-replies.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import { refuseDecided } from '../operators/decided.ts'
import { endPetition } from '../petitions/lifecycle.ts'
import type { Db } from '../platform/database/database.ts'
import { takeShareAway } from '../shared-answers/shared-answers.ts'
import { tell, type LetterWay } from './letters.ts'
import { openReport, type Report } from './open-reports.ts'

/** What an operator decides about a notice, and how people are told. */
interface NoticeDecision {
  id: string
  decision: 'hide' | 'keep'
  reason: string
  way: LetterWay
}

/** What came of it. */
export interface Decision {
  /** False when what was reported was gone already. */
  found: boolean
  /** To whoever sent the notice and left an address, and to whoever uploaded a set that was taken off the site; whoever sent a note about a record is told by mail alone. */
  letters: DecisionLetter[]
}

/**
 * Decides about a notice: `hide` takes what it is about off the site, `keep` leaves it. Either way the notice is closed,
 * and the next sweep forgets it with the sender's address; the decision and its reason are kept.
 *
 * @throws Refusal operator.decided, operator.notice_not_found
 */
export function decide(db: Db, by: Actor, { id, decision, reason, way }: NoticeDecision, now = new Date()): Promise<Decision> {
  return db.transaction().execute(async (tx) => {
    const report = await openReport(tx, id)
    await close(tx, id)
    const owner = decision === 'hide' && report.kind === 'set' ? await ownerOf(tx, report.target_id, now) : null
    const hidden = decision === 'hide' ? await hide(tx, by, report, reason, now) : null
    const found = decision === 'keep' || hidden !== null
    // The id of a set or of a shared answer is its link.
    const target = report.kind === 'set' || report.kind === 'answer' ? null : report.target_id
    const details = { kind: report.kind, target, because: report.reason, reason, found, reported_at: report.created_at }
    await recordAction(tx, by, `reports.${decision}`, { id, details, ...hidden }, now)
    await replyToNote(tx, id, { id: Number(report.target_id) }, decision === 'hide' ? { kind: 'unlisted' } : { kind: 'kept', reason }, now)
    const letters: DecisionLetter[] = []
    if (report.email !== null) letters.push(await tell(tx, way, { email: report.email, about: decision, title: null, reason }, now))
    if (owner) letters.push(await tell(tx, way, { ...owner, about: 'removal', reason }, now))
    return { found, letters }
  })
}

/** Of two who decide at once the second finds nothing to close. @throws Refusal operator.decided, operator.notice_not_found */
async function close(tx: Db, id: string): Promise<void> {
  const notice = await tx.updateTable('reports').set({ state: 'closed' }).where('id', '=', id).where('state', '=', 'open').executeTakeFirstOrThrow()
  const note = await tx.deleteFrom('directory_reports').where('id', '=', id).executeTakeFirstOrThrow()
  if (notice.numUpdatedRows + note.numDeletedRows === 0n) await refuseDecided(tx, id)
}

/**
 * Takes what a report is about off the site: a record is hidden, a set ended, a shared answer deleted, a petition closed, an article withdrawn.
 *
 * @returns what a record said before and after, nothing for a page; null when it was gone already
 */
async function hide(tx: Db, by: Actor, { kind, target_id }: Report, reason: string, now: Date): Promise<Changed | object | null> {
  const number = Number(target_id)
  if (kind === 'shelter' || kind === 'trainer') return setHidden(tx, { kind, id: number }, true, now)
  if (kind === 'set') return (await endSet(tx, target_id, now)) ? {} : null
  if (kind === 'answer') return (await takeShareAway(tx, target_id)) ? {} : null
  if (kind === 'petition') return (await endPetition(tx, number, now)) ? {} : null
  const there = await tx.selectFrom('blog_posts').select('id').where('id', '=', number).executeTakeFirst()
  if (there) await takeAway(tx, by, number, reason, now)
  return there ? {} : null
}

/** Who is told why a set was taken away; null when it had ended already. */
async function ownerOf(tx: Db, mediaId: string, now: Date): Promise<{ email: string; title: string } | null> {
  const sets = tx.selectFrom('complaint_sets').innerJoin('users', 'users.id', 'complaint_sets.user_id').select(['users.email', 'complaint_sets.title'])
  return (await sets.where('media_id', '=', mediaId).where('expires_at', '>', now.toISOString()).executeTakeFirst()) ?? null
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
