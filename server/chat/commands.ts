import { labelledFile } from '../knowledge/labelled/labelled-questions.ts'
import type { Db } from '../platform/database/database.ts'
import { command } from '../operators/command.ts'
import { flag, instant } from '../operators/options.ts'
import { printable } from '../operators/printable.ts'

/** As many as the list keeps. */
const MOST = 5_000

const reasons = { unknown: 'not answered', thumb_down: 'thumb down' } as const

/**
 * What Bobita could not answer and what readers disliked, newest first, without what an editor has decided about: one question a line, or JSON. Who asked is not
 * kept, and addresses, phone numbers and links were blanked when the question was noted.
 */
async function editorQuestions(db: Db, since: Date | undefined, asJson: boolean): Promise<string> {
  const all = db.selectFrom('editor_questions').select(['created_at', 'reason', 'question']).where('decision_id', 'is', null)
  const rows = await (since ? all.where('created_at', '>=', since.toISOString()) : all).orderBy('created_at', 'desc').orderBy('id').limit(MOST).execute()
  if (asJson) return JSON.stringify(rows, null, 2)
  return rows.map(({ created_at, reason, question }) => `${created_at}  ${reasons[reason]}  ${printable(question)}`).join('\n') || 'no questions'
}

/** The editors' list. */
export const questionsCommand = command(
  'questions',
  { since: instant.optional(), json: flag, labelled: flag },
  ({ db }, { since, json, labelled }) => (labelled ? labelledFile(db) : editorQuestions(db, since, json)),
  'what Bobita could not answer and what readers disliked, newest first; nobody’s name or address is kept; --labelled prints what editors labelled as a file of content/questions',
)
