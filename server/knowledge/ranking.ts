import type { Margins } from '../understanding/classifier.ts'
import type { EnglishShares } from './english-shares.ts'
import { pageOf, type Passage } from './passages.ts'

/**
 * What a page is worth: its place among the learned pages (the first has 1, the second 3/4, …), its learned margin, and the
 * word score of its best passage. Fitted as SECTION_SHARE is: the page stands first for 0.66 of 1,250 questions, for 0.64 by
 * the two places alone.
 */
const K = 3
const MARGIN_SHARE = 0.77
const WORDS_SHARE = 0.8
/** A page the heads do not know, because it was written after them, is taken for as near as its words are: never nearer than one that is surely meant. */
const MARGIN_OF_UNKNOWN = -1

/** Pages further down say nothing. */
const LEARNED_PAGES = 10
/**
 * What moves a section among those of its page, beside its word score of 0 to 1: its learned margin, and how much of the
 * question its best line and its heading hold. Fitted on 7,439 questions of authors that nothing was learned from: their
 * section stands first for 0.69 of them, of pages of eight sections.
 */
const SECTION_SHARE = 0.63
const LINE_SHARE = 0.69
const HEADING_SHARE = 0.33
/** The same in English: there the section stands first for 0.71 of 1,092 questions, for 0.67 without. */
const ENGLISH_SHARE = 0.52
const ENGLISH_HEADING_SHARE = 0.22
/** What the beginning of a page has in place of a margin: it answers what none of the sections does. */
const OPENING = -0.34
/** So many pages are looked at so closely: enough to fill what is reranked. */
const CLOSE_PAGES = 4

/** Under this heading every article tells its signs of danger; a calm question is seldom answered by them. */
const RED_FLAGS = /^când mergi acum la veterinar/i
const RED_FLAGS_COST = 0.16
/** Below this margin a message is calm. */
const CALM = -0.5

/** A passage with its word score, 0..1 within the question. */
interface Ranked {
  passage: Passage
  score: number
}

/** How far a passage stands behind the first one of its page: 0 for that one, and for most questions more than 0.2 for the second. */
export interface Placed {
  behind: number
}

/** The ids of the pages that a message asks for by the learned heads, best first. */
export function learnedPages(margins: Margins): string[] {
  return [...margins.of('page').keys()].filter((page) => page !== 'none').slice(0, LEARNED_PAGES)
}

/** 0..1: how much of the question the best line of a passage holds, and its heading; of an English one, what its translation does. */
export interface Held {
  line: number
  heading: number
  english: EnglishShares
}

/**
 * Orders passages by what their page is worth, and within a page by words and by the learned section.
 * The score of a passage becomes that of its page, for order only.
 *
 * @param heldBy how much of the question a passage holds; asked of those of the first pages only, as it costs most
 */
export function rankTogether<Candidate extends Ranked>(
  byWords: readonly Candidate[],
  margins: Margins,
  heldBy: (passage: Passage) => Held,
): (Candidate & Placed)[] {
  const ofPages = Map.groupBy(byWords, ({ passage }) => pageOf(passage.id))
  const worth = worthOfPages(ofPages, margins)
  const most = Math.max(...worth.values(), Number.MIN_VALUE)
  const worthOf = (page: string) => worth.get(page) ?? 0
  const pages = [...ofPages].toSorted(([one], [other]) => worthOf(other) - worthOf(one))
  const byLearned = ({ passage, score }: Candidate) => score + worthOfSection(passage, margins)
  const closely = (candidate: Candidate) => {
    const { line, heading, english } = heldBy(candidate.passage)
    return byLearned(candidate) + LINE_SHARE * line + HEADING_SHARE * heading + ENGLISH_SHARE * english.text + ENGLISH_HEADING_SHARE * english.heading
  }
  return pages.flatMap(([page, passages], at) =>
    sortedBy(passages, at < CLOSE_PAGES ? closely : byLearned).map((placed) => ({ ...placed, score: worthOf(page) / most })),
  )
}

/** What each page is worth, from 0 up. */
function worthOfPages(pages: ReadonlyMap<string, readonly Ranked[]>, margins: Margins): Map<string, number> {
  const learned = margins.of('page')
  const places = new Map(learnedPages(margins).map((page, at) => [page, at]))
  const words = new Map([...pages].map(([page, passages]) => [page, Math.max(...passages.map(({ score }) => score))]))
  const matched = new Map([...words].toSorted(([, one], [, other]) => other - one).map(([page], at) => [page, at]))
  return new Map(
    [...words].map(([page, score]) => {
      const margin = learned.get(page)
      const place = margin === undefined ? matched.get(page) : places.get(page)
      const worth = (place === undefined ? 0 : K / (K + place)) + MARGIN_SHARE * (margin ?? MARGIN_OF_UNKNOWN + score) + WORDS_SHARE * score
      return [page, Math.max(0, worth + 1)]
    }),
  )
}

function worthOfSection({ id, heading }: Passage, margins: Margins): number {
  if (heading === null) return OPENING
  const isCalm = margins.at('urgent', 'any') < CALM
  return SECTION_SHARE * margins.at('section', id) - (isCalm && RED_FLAGS.test(heading) ? RED_FLAGS_COST : 0)
}

/** The highest first; what is worth the same keeps its order. */
function sortedBy<Item extends Ranked>(items: readonly Item[], worthOf: (item: Item) => number): (Item & Placed)[] {
  const sorted = items.map((item) => ({ item, worth: worthOf(item) })).toSorted((one, other) => other.worth - one.worth)
  const most = sorted[0]?.worth ?? 0
  return sorted.map(({ item, worth }) => ({ ...item, behind: most - worth }))
}
