import { z } from 'zod'
import type { Db } from '../platform/database.ts'
import type { Area } from './area.ts'
import { printable } from './printable.ts'

/** As many as the list keeps. */
const MOST = 5_000

const asked = z.object({ since: z.coerce.date().optional() })

const reasons = { unknown: 'not answered', thumb_down: 'thumb down' } as const

/**
 * What Bobita could not answer and what readers disliked, newest first: one question a line, or JSON. Who asked is not
 * kept, and addresses, phone numbers and links were blanked when the question was noted.
 *
 * @throws ZodError when `since` is no instant
 */
export async function editorQuestions(db: Db, values: { since?: string | undefined }, asJson: boolean): Promise<string> {
  const { since } = asked.parse(values)
  const all = db.selectFrom('editor_questions').select(['created_at', 'reason', 'question'])
  const rows = await (since ? all.where('created_at', '>=', since.toISOString()) : all).orderBy('created_at', 'desc').orderBy('id').limit(MOST).execute()
  if (asJson) return JSON.stringify(rows, null, 2)
  return rows.map(({ created_at, reason, question }) => `${created_at}  ${reasons[reason]}  ${printable(question)}`).join('\n') || 'no questions'
}

/** The editors' list. */
export const questionArea: Area = {
  name: 'questions',
  help: `  [--since INSTANT] [--json]          (what Bobita could not answer and what readers disliked, newest first;
                                       nobody's name or address is kept)`,
  options: ['since'],
  flags: ['json'],
  commands: { '': ({ db }, { since, json }) => editorQuestions(db, { since }, json !== undefined) },
}
