import type { LabelForm, QuestionDecision } from '#contract/questions-desk.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { recordAction, type Actor } from '../../operators/audit.ts'
import { locked, type Db } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import { waitingGroup } from './groups.ts'

/** Ids of one statement, so that no engine finds too many. */
const AT_ONCE = 500

/**
 * Takes a group off the list because it is not for this site; whatever is asked in the same words goes with it while it is kept.
 *
 * @returns the id of the decision, to take it back
 * @throws Refusal question.not_found; operator.stale when somebody has decided about it meanwhile
 */
export function setAside(db: Db, by: Actor, id: string, now = new Date()): Promise<string> {
  return decide(db, { id, page: null, lines: '', language: 'ro' }, now, (tx, decision, asked) =>
    recordAction(tx, by, 'questions.aside', { details: { decision, asked } }, now),
  )
}

/**
 * Says which page answers a group. Its questions, as the editor left them, are labelled lines from now on.
 *
 * @returns the id of the decision, to take it back
 * @throws Refusal question.not_found, question.page_not_found, request.invalid when nothing is left of the lines; operator.stale
 */
export function labelQuestion(db: Db, by: Actor, id: string, { page, lines, language }: LabelForm, known: Knowledge, now = new Date()): Promise<string> {
  if (known.passage(page) === undefined) throw new Refusal('question.page_not_found', { field: 'page' })
  const kept = [...new Set(lines.map(asLine))].filter((line) => line !== '')
  if (kept.length === 0) throw new Refusal('request.invalid', { field: 'lines' })
  return decide(db, { id, page, lines: kept.join('\n'), language }, now, (tx, decision, asked) =>
    recordAction(tx, by, 'questions.label', { details: { decision, asked, page, lines: kept.length } }, now),
  )
}

/** Takes a decision back: its questions wait again, and nothing is labelled by it. @throws Refusal question.not_found */
export function undoDecision(db: Db, by: Actor, id: string, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const decision = await locked(tx.selectFrom('question_decisions').select('page').where('id', '=', id), tx).executeTakeFirst()
    if (!decision) throw new Refusal('question.not_found')
    await tx.updateTable('editor_questions').set({ decision_id: null }).where('decision_id', '=', id).execute()
    await tx.deleteFrom('question_decisions').where('id', '=', id).execute()
    await recordAction(tx, by, 'questions.undo', { details: { decision: id, page: decision.page } }, now)
  })
}

interface QuestionDeciding extends Pick<LabelForm, 'language'> {
  /** Of any question of the group. */
  id: string
  page: string | null
  lines: string
}

async function decide(
  db: Db,
  { id, ...decision }: QuestionDeciding,
  now: Date,
  record: (tx: Db, decision: string, asked: number) => Promise<void>,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const chosen = await locked(tx.selectFrom('editor_questions').select('decision_id').where('id', '=', id), tx).executeTakeFirst()
    if (!chosen) throw new Refusal('question.not_found')
    if (chosen.decision_id !== null) throw new Refusal('operator.stale', { present: await presentOf(tx, chosen.decision_id) })
    const ids = (await waitingGroup(tx, id)).questions.map((question) => question.id)
    const row = { id: newId(), ...decision, decided_at: now.toISOString() }
    await tx.insertInto('question_decisions').values(row).execute()
    for (let at = 0; at < ids.length; at += AT_ONCE)
      await tx
        .updateTable('editor_questions')
        .set({ decision_id: row.id })
        .where('decision_id', 'is', null)
        .where('id', 'in', ids.slice(at, at + AT_ONCE))
        .execute()
    await record(tx, row.id, ids.length)
    return row.id
  })
}

/** What somebody else decided. */
async function presentOf(tx: Db, id: string): Promise<Pick<QuestionDecision, 'id'> & { page: string | null }> {
  const decision = await tx.selectFrom('question_decisions').select('page').where('id', '=', id).executeTakeFirst()
  return { id, page: decision?.page ?? null }
}

/** One line that a file of content/questions holds as a question: no label, no comment, no conversation. */
function asLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\|{2,}/g, '|')
    .replace(/^[\s@#!]+/, '')
    .trim()
}
