import type { Margins } from '../understanding/classifier.ts'
import { pageOf, type Passage } from './passages.ts'

/** Reciprocal rank fusion: what stands first in a list counts a third, the next a quarter, … */
const K = 3
/** The learned pages count twice: on questions written by others they alone are as good as the words, and together better. */
const LEARNED_SHARE = 2
/** Pages further down say nothing. */
const LEARNED_PAGES = 10
/** How much a section's margin moves it among the sections of its page, beside a word score of 0 to 1. */
const SECTION_SHARE = 0.5
/** How much the section that was learned best gains by what it lies before the next one of its page: it is what is asked, not the page as a whole. */
const LEAD_SHARE = 1

/** Under this heading every article tells its signs of danger; a calm question is seldom answered by them. */
const RED_FLAGS = /^când mergi acum la veterinar/i
const RED_FLAGS_COST = 0.4
/** Below this margin a message is calm. */
const CALM = -0.5

/** A passage with its word score, 0..1 within the question. */
interface Ranked {
  passage: Passage
  score: number
}

/** The ids of the pages that a message asks for by the learned heads, best first. */
export function learnedPages(margins: Margins): string[] {
  return [...margins.of('page')]
    .filter(([page]) => page !== 'none')
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, LEARNED_PAGES)
    .map(([page]) => page)
}

/**
 * Orders passages by page, the two lists of pages summed, and within a page by words and by the learned section.
 * The score of a passage becomes that of its page, for order only.
 */
export function rankTogether<Candidate extends Ranked>(byWords: readonly Candidate[], margins: Margins): Candidate[] {
  const worth = new Map<string, number>()
  const count = (pages: readonly string[], shareOf: (page: string) => number) =>
    pages.forEach((page, at) => worth.set(page, (worth.get(page) ?? 0) + shareOf(page) / (K + at)))
  const learned = margins.of('page')
  const matched = [...new Set(byWords.filter(({ score }) => score > 0).map(({ passage }) => pageOf(passage.id)))]
  // The heads do not know a page written after they were trained: its rank by words counts for both lists.
  count(matched, (page) => (learned.has(page) ? 1 : 1 + LEARNED_SHARE))
  count(learnedPages(margins), () => LEARNED_SHARE)
  const most = Math.max(...worth.values(), Number.MIN_VALUE)
  const calm = margins.at('urgent', 'any') < CALM
  const leads = leadsOfSections(byWords, margins)
  const within = ({ passage, score }: Candidate) =>
    score +
    SECTION_SHARE * (passage.heading === null ? 0 : margins.at('section', passage.id)) +
    LEAD_SHARE * (leads.get(passage.id) ?? 0) -
    (calm && passage.heading !== null && RED_FLAGS.test(passage.heading) ? RED_FLAGS_COST : 0)
  return byWords
    .map((candidate) => ({ candidate, page: worth.get(pageOf(candidate.passage.id)) ?? 0, within: within(candidate) }))
    .toSorted((one, other) => other.page - one.page || other.within - one.within)
    .map(({ candidate, page }) => ({ ...candidate, score: page / most }))
}

/** How far the section of each page that was learned best lies before the next one, by its id. */
function leadsOfSections(candidates: readonly Ranked[], margins: Margins): Map<string, number> {
  const learned = margins.of('section')
  const sections = candidates.flatMap(({ passage: { id } }) => {
    const margin = learned.get(id)
    return margin === undefined ? [] : [{ id, margin }]
  })
  return new Map(
    [...Map.groupBy(sections, ({ id }) => pageOf(id)).values()].flatMap((ofPage) => {
      const [best, next] = ofPage.toSorted((one, other) => other.margin - one.margin)
      return best && next ? [[best.id, best.margin - next.margin] as const] : []
    }),
  )
}
