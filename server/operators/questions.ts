import { z } from 'zod'
import type { Db } from '../platform/database.ts'

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

/** On one line, and without what would steer a terminal. */
function printable(question: string): string {
  return question.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
}
