import type { Source } from '#contract/chat.ts'
import type { Found } from '../../knowledge/knowledge.ts'

/** A found passage as a numbered source, quoting its best sentences as published. */
export function passageSource({ passage, best }: Found, id: number): Source {
  const title = passage.heading === null ? passage.title : `${passage.title} – ${passage.heading}`
  return { id, title, url: passage.url, kind: passage.kind, quote: best.slice(0, 2).join(' '), checked_on: passage.checked_on }
}
