import type { Classifier, Margins } from '../understanding/classifier.ts'
import { chanceOfAnswer } from './answerable.ts'
import { englishShares } from './english-shares.ts'
import { excludedBreeds, namedBreeds } from './excluded-breeds.ts'
import { fuseRanks, isSemanticMatch } from './fusion.ts'
import type { AnswerFeatures } from './lexical/answer-features.ts'
import type { Match, Matches } from './lexical/lexical-index.ts'
import type { Near } from './meaning/meaning.ts'
import type { PassageIndex } from './passage-index.ts'
import { pageOf, type Passage } from './passages.ts'
import { learnedPages, rankTogether } from './ranking.ts'

/** Matches by words that are candidates. */
const CANDIDATES = 50
/** Candidates that are reranked by their features: extracting them takes longer than finding the matches. */
export const MOST_RERANKED = 12
/** Of one page; a page of fifteen sections would leave no room for the next ones. */
const MOST_OF_ONE_PAGE = 4
/** Learned pages of which every passage is a candidate, whatever its words; of those further down none would be reranked. */
const WHOLE_PAGES = 6
/** What is left of the chance of a page whose title names other animals than the question. */
const OTHER_ANIMALS_SHARE = 0.3

/** A passage that matches, and how likely it answers. */
export interface Candidate {
  document: number
  passage: Passage
  /** 0..1 within this question: for order only. */
  score: number
  /** How far it stands behind the first passage of its page. */
  behind: number
  confidence: number
  /** Null for a match too far down to be reranked. */
  features: AnswerFeatures | null
  /** 0..1: the chance that it answers; 0 for a match too far down to be reranked. */
  chance: number
  /** Whether its meaning says that it answers. */
  isSemanticMatch: boolean
  /** Whether it is the record of a breed that the question names. */
  isNamed: boolean
}

/** What a question is read with. */
export interface CandidateQuery {
  question: string
  before: readonly string[]
  near: readonly Near[]
  margins: Margins
  firstPage: string | null
  labelled: string | null
}

/**
 * Finds the passages that may answer, best first, in three passes: by words, by the learned pages and by meaning; then the
 * first of them are reranked by their features.
 */
export function rankPassages(query: CandidateQuery, index: PassageIndex, classifier: Classifier): { matches: Matches; candidates: Candidate[] } {
  const { question, before, near, margins } = query
  const matches = index.lexical.search(question, CANDIDATES, before.toReversed().join(' '))
  const zScores = new Map<number, number>()
  for (const { id, zScore } of near) {
    const document = index.numberOf(id)
    if (document !== undefined) zScores.set(document, zScore)
  }
  const byMeaning = [...zScores.keys()]
  const sectionsOf = (page: string) => index.ofPage(page).flatMap((number) => index.passages[number] ?? [])
  // A question in another language has no word of theirs.
  const inEnglish = englishShares(margins.at('language', 'en') > 0 ? [...before, question].join(' ') : '', sectionsOf)
  const heldBy = (passage: Passage) => ({
    line: index.linesOf(passage).reduce((most, line) => Math.max(most, matches.share(line)), 0),
    heading: matches.share(index.headingOf(passage)),
    english: inEnglish(passage),
  })
  const isExcluded = excludedBreeds(question)
  const isAskedName = namedBreeds(question)
  const wanted = withPassages(allMatches(matches, byMeaning, query, index), index).filter(({ passage }) => !passage.names?.some(isExcluded))
  const ranked = rankTogether(wanted, margins, heldBy)
  const reranked = new Set([...firstOfEachPage(ranked).map(({ document }) => document), ...byMeaning.slice(0, MOST_RERANKED)])
  const candidates = ranked.map((match): Candidate => {
    const { passage } = match
    const isNamed = passage.names?.some(isAskedName) ?? false
    if (!reranked.has(match.document)) return { ...match, features: null, chance: 0, isSemanticMatch: false, isNamed }
    const features = matches.features({ ...match, ...index.labelsOf(passage), lines: [index.headingOf(passage), ...index.linesOf(passage)] })
    const chance = chanceOfAnswer(features, passage, margins, classifier) * (features.otherAnimals === 1 ? OTHER_ANIMALS_SHARE : 1)
    return { ...match, features, chance, isSemanticMatch: isSemanticMatch(features, zScores.get(match.document) ?? 0), isNamed }
  })
  return { matches, candidates: fuseRanks(otherAnimalsLast(candidates), byMeaning) }
}

/** The first matches, of each page the first few. */
function firstOfEachPage<One extends { passage: Passage }>(ranked: readonly One[]): One[] {
  const taken = new Map<string, number>()
  const few = ranked.filter(({ passage }) => {
    const count = (taken.get(pageOf(passage.id)) ?? 0) + 1
    taken.set(pageOf(passage.id), count)
    return count <= MOST_OF_ONE_PAGE
  })
  return few.slice(0, MOST_RERANKED)
}

/** The matches by words, those by meaning, and the passages of the first page, of the labelled and of the learned pages. */
function allMatches({ matches, match }: Matches, byMeaning: readonly number[], { firstPage, labelled, margins }: CandidateQuery, index: PassageIndex): Match[] {
  const matched = new Map(matches.map((one) => [one.document, one]))
  const named = labelled === null ? [] : index.ofPage(pageOf(labelled))
  const ofPages = [
    ...(firstPage === null ? [] : index.atPath(firstPage)),
    ...named,
    ...learnedPages(margins)
      .slice(0, WHOLE_PAGES)
      .flatMap((page) => index.ofPage(page)),
  ]
  for (const document of [...byMeaning, ...ofPages]) if (!matched.has(document)) matched.set(document, match(document))
  return [...matched.values()]
}

function withPassages(matches: readonly Match[], { passages }: PassageIndex): (Match & { passage: Passage })[] {
  return matches.flatMap((match) => {
    const passage = passages[match.document]
    return passage ? [{ ...match, passage }] : []
  })
}

/** A page on other animals than the one asked about stands behind those on the right one. */
function otherAnimalsLast(candidates: Candidate[]): Candidate[] {
  const isOnOthers = ({ features }: Candidate) => features?.otherAnimals === 1
  const reranked = candidates.filter(({ features }) => features !== null)
  return [...reranked.filter((one) => !isOnOthers(one)), ...reranked.filter(isOnOthers), ...candidates.filter(({ features }) => features === null)]
}
