import type { Subject } from '../../understanding/understanding.ts'
import type { EarlierMessage } from '../question.ts'

/** Messages of the same person that are looked back through. */
const MOST = 3

/** What a conversation has left open: the last messages of the person, and the urgent card of the last answer. */
export function subjectOf(earlier: readonly EarlierMessage[]): Subject {
  const before = earlier.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).slice(-MOST)
  return { before, card: earlier.findLast(({ role }) => role === 'assistant')?.card ?? null }
}
