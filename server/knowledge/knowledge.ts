import { urgentCards, type UrgentCard } from '#content/urgent-cards.ts'
import { chanceOfAnswer } from './answerable.ts'
import { readKind, type AskedKind } from './asked-kind.ts'
import { bestSentences, readableLines } from './best-sentences.ts'
import { atOnce, type Steps } from './in-steps.ts'
import { buildLexicalIndex, type LexicalIndex, type Matches } from './lexical-index.ts'
import { fuseRanks, isMeant } from './fusion.ts'
import type { Near } from './meaning/meaning.ts'
import type { Passage } from './passages.ts'
import type { Phrase } from './phrases.ts'
import type { Comparable, Signs } from './signs.ts'
import { createUrgentMatcher } from './urgent.ts'

export type { Passage } from './passages.ts'

/** A passage that may answer, with how well it fits. */
export interface Found {
  passage: Passage
  /** 0..1 within this question: for order only. */
  score: number
  /** 0..1, comparable between questions. */
  confidence: number
  /** 0..1: the chance that it answers, by its signs; 0 for matches too far down to be judged. */
  chance: number
  /** 0..1: how much of the question one of its sentences, or its heading, holds. */
  own: number
  /** Up to three of its sentences that hold most of the question, in reading order. */
  best: string[]
}

/** What the content has on a question. */
export interface Search {
  /** Best first; empty when the question is not answerable. */
  found: Found[]
  answerable: boolean
  /** What the question is about. */
  kind: AskedKind
  /** Titles of the nearest topics, to suggest when the answer is "nu știu". */
  nearest: string[]
}

export interface SearchOptions {
  limit?: number
  /** What was asked just before, for questions such as "și la pisici?". */
  context?: string
  /** The passages whose meaning is near the question's, best first. */
  near?: readonly Near[]
}

/** Everything the site publishes, ready to be asked. */
export interface Knowledge {
  /** How many passages it holds. */
  readonly size: number
  search(question: string, options?: SearchOptions): Search
  /** The passages that match best, before it is judged by their signs whether they answer. */
  candidates(question: string, context?: string): { passage: Passage; signs: Signs }[]
  /** The card for an emergency told in the question; null when nothing in it is urgent. */
  urgent(question: string): UrgentCard | null
}

const DEFAULT_LIMIT = 10
/** Matches looked at before the limit, so that the urgent card's own article is among them. */
const LOOKED_AT = 50
/**
 * A question without a word of animals is seldom for Bobita, and one for a thing that the text does not speak of, such as
 * a price, is seldom answered by it: an answer to either is the worst of mistakes.
 */
const SURE_WHEN_STRANGE = 0.7
/** Set on the tuning part of tests/golden/questions.jsonl: at this chance 95 of 100 answerable questions are answered. */
const SURE = 0.22
/** A passage this far below the best one is not quoted. */
const SHARE_OF_BEST = 0.55
/** Nor is one so much less likely to answer. */
const SHARE_OF_LIKELIEST = 0.2
/** A match further down never makes a question answerable: it would not be the answer. */
const CONSIDERED = 3
/** Matches whose signs are read: reading them takes longer than finding them. */
const JUDGED = 12
const CHANCE_WEIGHT = 0.6
const NEAR = 0.2
const MOST_NEAREST = 3
const OPENING_BONUS = 0.15
/** The page of the urgent card comes before pages that only share words with the question. */
const URGENT_SCORE = 1

/** Indexes the passages; the index is never changed afterwards, new content makes a new one. */
export function createKnowledge(passages: Passage[]): Knowledge {
  return atOnce(buildKnowledge(passages))
}

/** The same, built in steps between which questions are answered from what was built before. */
export function* buildKnowledge(passages: Passage[]): Steps<Knowledge> {
  const index = yield* buildLexicalIndex(
    passages.map(({ title, heading, search, text }) => ({
      parts: [
        { text: title, weight: 2, topical: true },
        { text: heading ?? '', weight: 2, topical: true },
        { text: search, weight: 1, topical: true },
        { text, weight: 1, topical: false },
      ],
    })),
  )
  const matchUrgent = createUrgentMatcher(urgentCards)
  const labelsOf = labelReader(index)
  const linesOf = remembered((passage: Passage) => readableLines(passage.text, index))
  const headingOf = remembered((passage: Passage) => index.read(passage.heading ?? passage.title))
  const pages = Map.groupBy(passages, pageOf)
  const documents = new Map(passages.map(({ id }, document) => [id, document]))

  function lookUp(question: string, limit: number, context: string, near: readonly Near[]): { asked: Matches; candidates: Candidate[] } {
    const asked = index.search(question, limit, context)
    const matched = new Set(asked.matches.map(({ document }) => document))
    const standsOut = new Map<number, number>()
    for (const { id, standsOut: share } of near) {
      const document = documents.get(id)
      if (document !== undefined) standsOut.set(document, share)
    }
    const meant = [...standsOut.keys()].filter((document) => !matched.has(document)).map(asked.match)
    const judgedToo = new Set([...standsOut.keys()].slice(0, JUDGED))
    const candidates = openingsForward(
      [...asked.matches, ...meant].flatMap((match) => {
        const passage = passages[match.document]
        return passage ? [{ ...match, passage }] : []
      }),
    ).map((candidate, place) => {
      const signs =
        place < JUDGED || judgedToo.has(candidate.document)
          ? asked.signs({ ...candidate, ...labelsOf(candidate.passage), lines: [headingOf(candidate.passage), ...linesOf(candidate.passage)] })
          : null
      const chance = signs === null ? 0 : chanceOfAnswer(signs)
      return { ...candidate, signs, chance, meant: signs !== null && isMeant(signs, standsOut.get(candidate.document) ?? 0) }
    })
    return { asked, candidates: fuseRanks(likelyForward(candidates), [...standsOut.keys()]) }
  }
  const ownShare = (passage: Passage, share: Matches['share']) =>
    [index.read(passage.heading ?? passage.title), ...linesOf(passage)].reduce((most, line) => Math.max(most, share(line)), 0)

  return {
    size: passages.length,
    search(question, { limit = DEFAULT_LIMIT, context = '', near = [] } = {}) {
      const { asked, candidates } = lookUp(question, Math.max(limit, LOOKED_AT), context, near)
      const card = matchUrgent(question)
      const answering = candidates
        .slice(0, CONSIDERED)
        .some(({ chance, meant, signs }) => meant || chance >= (asked.domain && (signs?.unmet ?? 0) < 1 ? SURE : SURE_WHEN_STRANGE))
        ? nearTheBest(candidates)
        : []
      const found = (card ? withCardFirst(answering, candidates, pages.get(card.link.url) ?? []) : answering)
        .slice(0, limit)
        .map(({ passage, score, confidence, chance }) => ({
          passage,
          score,
          confidence,
          chance,
          own: ownShare(passage, asked.share),
          best: bestSentences(linesOf(passage), asked.weigh),
        }))
      return { found, answerable: found.length > 0, kind: readKind(question, asked.domain), nearest: asked.domain ? nearestTitles(candidates) : [] }
    },
    candidates(question, context = '') {
      const { candidates } = lookUp(question, LOOKED_AT, context, [])
      return candidates.flatMap(({ passage, signs }) => (signs === null ? [] : [{ passage, signs }]))
    },
    urgent: matchUrgent,
  }
}

interface Matched {
  passage: Passage
  score: number
  confidence: number
}

interface Scored extends Matched {
  chance: number
}

interface Candidate extends Scored {
  document: number
  signs: Signs | null
  /** Its meaning says that it answers. */
  meant: boolean
}

/** The opening of an article answers its title's question directly, so it wins over a section that matches about as well. */
function openingsForward<Found extends Matched>(candidates: Found[]): Found[] {
  return candidates
    .map((candidate) =>
      candidate.passage.kind === 'article' && candidate.passage.heading === null
        ? { ...candidate, score: Math.min(1, candidate.score + OPENING_BONUS) }
        : candidate,
    )
    .sort((one, other) => other.score - one.score)
}

/** What says what a passage is about, as the index reads it. */
type Labels = Pick<Comparable, 'phrases' | 'label'>

/** Reads what says what a passage is about; the keywords are the same in every section of an article, and read once. */
function labelReader(index: LexicalIndex): (passage: Passage) => Labels {
  const keywords = new Map<string, Phrase[]>()
  const readKeywords = (search: string) => {
    const known = keywords.get(search) ?? search.split('. ').map((text) => index.readPhrase(text))
    keywords.set(search, known)
    return known
  }
  return remembered(({ title, heading, search }) => {
    const labels = (heading === null ? [title] : [title, heading, `${title} ${heading}`]).map((text) => index.readPhrase(text))
    return { phrases: [...labels, ...readKeywords(search)], label: labels.at(-1) ?? index.readPhrase(title) }
  })
}

/** Among the first matches, the ones whose title, heading or keywords fit come before those that only share words. */
function likelyForward(candidates: Candidate[]): Candidate[] {
  const worth = ({ score, chance }: Candidate) => score + CHANCE_WEIGHT * chance
  return [...candidates.slice(0, JUDGED).sort((one, other) => worth(other) - worth(one)), ...candidates.slice(JUDGED)]
}

function nearTheBest(candidates: Candidate[]): Candidate[] {
  const highest = candidates.reduce((high, { confidence }) => Math.max(high, confidence), 0)
  const likeliest = candidates.reduce((high, { chance }) => Math.max(high, chance), 0)
  return candidates.filter(({ confidence, chance, meant }) => meant || (confidence >= highest * SHARE_OF_BEST && chance >= likeliest * SHARE_OF_LIKELIEST))
}

/** In an emergency the page of the card answers, whatever words were used; its passages that match the question come first. */
function withCardFirst(answering: Scored[], candidates: Scored[], page: Passage[]): Scored[] {
  const ofPage = new Set(page)
  const matching = candidates.filter(({ passage }) => ofPage.has(passage))
  const matched = new Set(matching.map(({ passage }) => passage))
  const [first, ...rest] = [
    ...matching.map(({ passage, confidence, chance }) => ({ passage, score: URGENT_SCORE, confidence, chance })),
    ...page.filter((passage) => !matched.has(passage)).map((passage) => ({ passage, score: URGENT_SCORE, confidence: 0, chance: 0 })),
  ]
  const others = answering.filter(({ passage }) => !ofPage.has(passage))
  // A card stands for many emergencies of its kind: the page on this one, when there is one, says more than the card's own.
  return first ? [first, ...others.slice(0, 1), ...rest, ...others.slice(1)] : others
}

/** The path of the page a passage stands on. */
function pageOf({ url }: Passage): string {
  return url.split('#')[0] ?? url
}

function nearestTitles(candidates: Candidate[]): string[] {
  const near = candidates.filter(({ confidence }) => confidence >= NEAR).map(({ passage }) => passage.title)
  return [...new Set(near)].slice(0, MOST_NEAREST)
}

function remembered<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const memo = new WeakMap<Key, Result>()
  return (key) => {
    const known = memo.get(key)
    if (known !== undefined) return known
    const result = work(key)
    memo.set(key, result)
    return result
  }
}
