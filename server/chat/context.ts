import { opensFollowUp } from '../knowledge/follow-up.ts'
import type { Turn } from './model/composer.ts'

/** Turns that are looked back through. */
const MOST = 4

/** What was asked before, for a question that goes on with it. */
export interface Context {
  /** The last question that stands on its own. */
  standing: string
  /** That question with what went on from it, the newest first. */
  all: string
}

/** Reads the earlier questions of a conversation; empty texts when there are none. */
export function readContext(earlier: readonly Turn[]): Context {
  const asked = earlier.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).slice(-MOST)
  const from = asked.findLastIndex((question) => !opensFollowUp(question))
  const recent = asked.slice(Math.max(0, from)).toReversed()
  return { standing: recent.at(-1) ?? '', all: recent.join(' ') }
}
