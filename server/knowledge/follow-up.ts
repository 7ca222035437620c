import type { QueryWord } from './query.ts'
import { fold, words } from './romanian.ts'

/** How a question begins that goes on with the one before: "dar la pisici?", "and for cats?". */
const opens = new Set('si dar iar and but atunci'.split(' '))
/** A question of more telling words than this stands on its own. */
const MOST_SUBJECTS = 2

/**
 * The words of an earlier question that a follow-up leaves unsaid; none when the question stands on its own. An animal
 * named now takes the place of the one named before.
 */
export function unsaidWords(question: string, asked: QueryWord[], before: QueryWord[]): QueryWord[] {
  if (before.length === 0 || !goesOn(question, asked)) return []
  const named = asked.some(({ animal }) => animal !== undefined)
  const said = new Set(asked.map(({ folded }) => folded))
  return before.filter(({ animal, kind, folded }) => kind !== 'filler' && !(named && animal !== undefined) && !said.has(folded))
}

function goesOn(question: string, asked: QueryWord[]): boolean {
  const subjects = asked.filter(({ kind }) => kind === 'subject')
  if (subjects.length === 0) return true
  if (subjects.length > MOST_SUBJECTS) return false
  const [first = ''] = words(question).map(fold)
  return opens.has(first) || !asked.some(({ domain }) => domain)
}
