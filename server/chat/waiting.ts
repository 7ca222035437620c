import { sql } from 'kysely'
import { rowsThatWait, type WaitingForOperators } from '../platform/waiting-for-operators.ts'
import type { EditorQuestionsTable } from './tables.ts'

function questions(reason: EditorQuestionsTable['reason']) {
  return { instants: () => sql`select created_at as at from editor_questions where reason = ${reason} and decision_id is null` }
}

/** What Bobita could not answer, and what it was told off for. */
export const questionsWaiting: readonly WaitingForOperators[] = [
  rowsThatWait('unanswered', ['editor'], questions('unknown')),
  rowsThatWait('disliked', ['editor'], questions('thumb_down')),
]
