import type { UrgentCard } from '#content/urgent-cards.ts'
import type { Found, Search } from '../knowledge/knowledge.ts'

const MOST_PASSAGES = 3
/** Below this chance the answer says that it only comes near the question. */
const CLEAR = 0.75
/** When nothing answers clearly, more passages would only be further off. */
const MOST_PASSAGES_WHEN_NEAR = 2
/** Under an urgent card people have no time to read. */
const MOST_PASSAGES_IN_EMERGENCY = 2
const MOST_OF_ONE_PAGE = 2
/** A second section of a page is quoted only when a sentence of it holds this much of the question. */
const HOLDS = 0.25
/** Another page is quoted only when it likely answers too, and is nearly as sure as the best passage. */
const LIKELY = 0.88
const SHARE_OF_BEST = 0.8

/**
 * The passages to quote: two of the best page, its opening before its section, then what other pages add when they are
 * nearly as sure.
 */
export function pickPassages({ found, answerable }: Search, urgent: UrgentCard | null): Found[] {
  const [first] = found
  if (!answerable || !first) return []
  const most = urgent ? MOST_PASSAGES_IN_EMERGENCY : isClear(found) ? MOST_PASSAGES : MOST_PASSAGES_WHEN_NEAR
  const ofPage = bestOfPage(
    found.filter((one) => pageOf(one) === pageOf(first)),
    first,
  )
  const sure = Math.max(LIKELY, SHARE_OF_BEST * Math.max(...found.map(({ chance }) => chance)))
  const others = found.filter((one) => pageOf(one) !== pageOf(first) && one.chance >= sure)
  // The card has told the steps of its page; what is written on this very emergency says more.
  if (urgent && others.length > 0) return [...ofPage.slice(0, 1), ...others].slice(0, most)
  return [...ofPage, ...others].slice(0, most)
}

/** True when something found answers the question, and does not only come near it. */
export function isClear(found: Found[]): boolean {
  return found.some(({ chance }) => chance >= CLEAR)
}

/** The opening of a page, then the sections of which a sentence or the heading holds most of the question. */
function bestOfPage(page: Found[], first: Found): Found[] {
  const opening = page.filter(({ passage }) => passage.heading === null)
  const sections = page.filter((one) => one.passage.heading !== null && (one === first || one.own >= HOLDS))
  return [...opening, ...sections.toSorted((one, other) => other.own - one.own)].slice(0, MOST_OF_ONE_PAGE)
}

function pageOf({ passage }: Found): string {
  return passage.url.split('#')[0] ?? passage.url
}
