import type { Classifier, Margins } from '../understanding/classifier.ts'
import { breedFactsAsked } from './breed-facts.ts'
import { bestSentences, type BestSentences } from './best-sentences.ts'
import { rankPassages, type Candidate } from './rank-passages.ts'
import { bestOfPages, chanceOfAny, MIN_CHANCE, MIN_CHANCE_CLEAR, nearestTitles, nearTheBest, withLabelledFirst, withPageFirst } from './choose-found.ts'
import { atOnce, type Stepwise } from './in-steps.ts'
import type { AnswerFeatures } from './lexical/answer-features.ts'
import type { LexicalContent, Matches } from './lexical/lexical-index.ts'
import type { Near } from './meaning/meaning.ts'
import { buildAskedAlike } from './labelled/asked-alike.ts'
import type { LabelledLine } from './labelled/labelled-questions.ts'
import { blocks, readableLine } from './markdown.ts'
import { buildPassageIndex, type PassageIndex } from './passage-index.ts'
import { pageOf, type Passage } from './passages.ts'

export type { Passage } from './passages.ts'

/** A passage that may answer, with how well it fits. */
export interface Found {
  passage: Passage
  /** 0..1 within this question: for order only. */
  score: number
  /** 0..1, comparable between questions. */
  confidence: number
  /** How far it stands behind the first passage of its page (ranking.ts). */
  behind: number
  /** 0..1: the chance that it answers, by its features; 0 for matches too far down to be reranked. */
  chance: number
  /** Up to three of its sentences that hold most of the question, in reading order. */
  best: string[]
  /** The one of them that holds most. */
  topSentence: string
}

/** What the content has on a question. */
export interface Search {
  /** Best first; empty when the question is not answerable. */
  found: Found[]
  answerable: boolean
  /** True when something found answers the question, and does not only come near it. */
  clear: boolean
  /** Titles of the nearest topics, to suggest when the answer is "nu știu". */
  nearest: string[]
}

export interface SearchOptions {
  limit?: number
  /** The earlier messages of the same person that this one goes on with, oldest first. */
  before?: readonly string[]
  /** The passages whose meaning is near the question's, best first. */
  near?: readonly Near[]
  /** What the learned heads say, when they were asked already. */
  margins?: Margins
  /** The path of the page whose passages come first, whatever the words: that of an urgent card. */
  firstPage?: string | null
  /** The id of the passage or page that answers, because an editor said so (pageAsked). */
  labelled?: string | null
  /** Set for a message that asks several things: the best passage of each of so many pages, however far behind the first. */
  eachOfPages?: number | null
}

/** A passage that may answer, with the features by which that is judged. */
export interface FeaturedPassage {
  passage: Passage
  features: AnswerFeatures
}

/** Everything the site publishes, ready to be asked. */
export interface Knowledge {
  /** How many passages it holds. */
  readonly size: number
  search(question: string, options?: SearchOptions): Search
  /** The id of the passage or page that an editor said answers this very question, while it is published; `isFirst` is false in a conversation. */
  pageAsked(question: string, isFirst: boolean): string | null
  /** What is published under the id of a passage or page; a page is told by its beginning. */
  passage(page: string): Passage | undefined
  /** The passages that match best, before it is judged whether they answer. */
  candidates(question: string, options?: SearchOptions): FeaturedPassage[]
}

const DEFAULT_LIMIT = 10
/** A line that holds this share of a question answers it by itself. */
const ANSWERS_BY_ITSELF = 0.5

/** Indexes the passages; the index is never changed afterwards, new content makes a new one. */
export function createKnowledge(passages: Passage[], classifier: Classifier, labelled: readonly LabelledLine[] = []): Knowledge {
  return atOnce(buildKnowledge(passages, classifier, labelled))
}

/**
 * The same, built in steps between which questions are answered from what was built before.
 *
 * @param read what the passages were read into, when they were
 */
export function* buildKnowledge(
  passages: Passage[],
  classifier: Classifier,
  labelled: readonly LabelledLine[] = [],
  read?: LexicalContent,
): Stepwise<Knowledge> {
  const index = yield* buildPassageIndex(passages, read)
  const passageOf = (page: string) => passages[index.numberOf(page) ?? index.ofPage(pageOf(page))[0] ?? -1]
  const asked = yield* buildAskedAlike(
    labelled.filter(({ page }) => passageOf(page) !== undefined),
    index.lexical.knows,
  )
  const find = (
    question: string,
    { before = [], near = [], margins = classifier.read(question, before), firstPage = null, labelled: page = null }: SearchOptions,
  ) => ({
    margins,
    ...rankPassages({ question, before, near, margins, firstPage, labelled: page }, index, classifier),
  })
  return {
    size: passages.length,
    search(question, options = {}) {
      const { limit = DEFAULT_LIMIT, firstPage = null, eachOfPages = null, labelled: page = null } = options
      const { margins, matches, candidates } = find(question, options)
      const saysSomething = matches.hasContent && (margins.legible || matches.knowsWord)
      const chance = page !== null ? 1 : saysSomething ? chanceOfAny(candidates, margins, classifier) : 0
      const isAnswered = chance >= MIN_CHANCE
      const answering = eachOfPages !== null && chance > 0 ? bestOfPages(candidates, eachOfPages) : isAnswered ? nearTheBest(candidates) : []
      const ordered =
        firstPage !== null ? withPageFirst(answering, candidates, firstPage) : page !== null ? withLabelledFirst(answering, candidates, page) : answering
      const found = ordered.slice(0, limit).map((candidate) => toFound(question, candidate, matches, index))
      return {
        found,
        answerable: found.length > 0,
        clear: found.length > 0 && (chance >= MIN_CHANCE_CLEAR || tellsFact(question, ordered[0], index)),
        nearest: nearestTitles(candidates),
      }
    },
    pageAsked: (question, isFirst) => asked.pageFor(question, isFirst),
    passage: passageOf,
    candidates: (question, options = {}) =>
      find(question, options).candidates.flatMap(({ passage, features }) => (features === null ? [] : [{ passage, features }])),
  }
}

/** Whether the record of the breed that is named holds the fact that is asked. */
function tellsFact(question: string, first: Candidate | undefined, index: PassageIndex): boolean {
  return first?.isNamed === true && breedFactsAsked(question, linesTold(first.passage, index)).length > 0
}

function linesTold(passage: Passage, index: PassageIndex): string[] {
  return index.linesOf(passage).map(({ text }) => text)
}

function toFound(question: string, { passage, score, behind, confidence, chance }: Candidate, matches: Matches, index: PassageIndex): Found {
  const { share, weigh } = matches
  const lines = index.linesOf(passage)
  const best =
    passage.kind === 'breed' ? factsAsked(question, passage, index, matches) : bestSentences(lines, weigh, (line) => share(line) >= ANSWERS_BY_ITSELF)
  return { passage, score, behind, confidence, chance, ...best }
}

/** A fact of a breed that holds this share of a question, its name left out, is what is asked: "cât trăiește", not the two years of a child. */
const ASKS_FACT = 0.3
/** A breed is told as where it comes from and what it looks like, then how it is and what it needs, which nearly everybody asks for. */
const LOOKS_SENTENCES = 2

/** A record is a list of facts, and the one that is asked for comes first; where none is, how the breed is and what it needs. */
function factsAsked(question: string, passage: Passage, index: PassageIndex, { share, weigh }: Matches): BestSentences {
  const best = breedFactsAsked(question, linesTold(passage, index))
  if (best[0] !== undefined) return { best, topSentence: best[0] }
  const lines = index.unnamedLinesOf(passage)
  const unnamed = 1 - share(index.headingOf(passage))
  if (lines.some((line) => share(line) >= ASKS_FACT * unnamed && share(line) > 0)) return bestSentences(lines, weigh, () => true)
  const [told] = blocks(passage.text)
  const all = (told?.lines ?? []).map(readableLine)
  const manner = all.length > LOOKS_SENTENCES ? all.slice(LOOKS_SENTENCES) : all
  return { best: manner, topSentence: manner[0] ?? '' }
}
