import type { UrgentCard } from '#content/urgent-cards.ts'
import type { Found, Search } from '../knowledge/knowledge.ts'

const MOST_PASSAGES = 3
/** Below this confidence the answer says that it only comes near the question. */
const CLEAR = 0.6
/** When nothing answers clearly, more passages would only be further off. */
const MOST_PASSAGES_WHEN_NEAR = 2
/** Under an urgent card people have no time to read. */
const MOST_PASSAGES_IN_EMERGENCY = 2
const MOST_OF_ONE_PAGE = 2

/** The best passages, at most two of one page; those of one page stand together, its opening first. */
export function pickPassages({ found, answerable }: Search, urgent: UrgentCard | null): Found[] {
  if (!answerable) return []
  const pages = new Map<string, Found[]>()
  let left = urgent ? MOST_PASSAGES_IN_EMERGENCY : isClear(found) ? MOST_PASSAGES : MOST_PASSAGES_WHEN_NEAR
  for (const one of found) {
    const page = pageOf(one)
    const ofPage = pages.get(page) ?? []
    if (left === 0 || ofPage.length >= MOST_OF_ONE_PAGE) continue
    pages.set(page, [...ofPage, one])
    left--
  }
  return [...pages.values()].flatMap((ofPage) => ofPage.sort((one, other) => Number(one.passage.heading !== null) - Number(other.passage.heading !== null)))
}

/** True when something found answers the question, and does not only come near it. */
export function isClear(found: Found[]): boolean {
  return found.some(({ confidence }) => confidence >= CLEAR)
}

function pageOf({ passage }: Found): string {
  return passage.url.split('#')[0] ?? passage.url
}
