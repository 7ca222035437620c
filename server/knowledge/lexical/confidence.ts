import { ABSENT, TOPICAL, type Bm25, type RankedIndexes } from './bm25.ts'
import { plainCoverage } from './plain-coverage.ts'
import type { QueryWord } from './query.ts'

/** A word found only in the body covers less of the question than one found in a title, a heading or the keywords. */
const IN_TEXT_COVERS = 0.6
/** Nearly every text here names a dog, a cat or a time, so finding one again says little. */
export const COMMON_SHARE = 0.3
/** A word the content never uses counts against an answer, but less than its rarity would say: people tell stories around their question. */
const UNKNOWN_SHARE = 0.4
/** But an animal or a treatment the content never names is what the question is about. */
const UNKNOWN_DOMAIN_SHARE = 1.3
/** A synonym or a corrected word covers at least this much. */
const LEAST_QUALITY = 0.6
/** A word found only in the body is weak evidence: a text on anything may hold a bath, a night or a child. */
const IN_TEXT_EVIDENCE = 0.2
/** Inverse document frequency that is evidence enough: two rather rare words, or three common ones. */
const ENOUGH_EVIDENCE = 8

/** How surely a text answers a question. */
export interface Confidence {
  /** 0 to 1, comparable between questions. */
  confidence: number
  /** 0 to 1: how much of the question the text covers, whatever its words are worth here; for texts that are not ours. */
  coverage: number
  /** How many of the words that say what the question is about are in the text. */
  subjects: number
}

/**
 * Two things must hold for a text to answer: it covers most of the question (the mean of how much its stems and its
 * 4-grams cover), and what it covers is telling (rare words, in what the text says it is about).
 * The confidence is their geometric mean. It is one of the features by which an answer is told from a near
 * miss (answerable.ts).
 */
export function measureConfidence(asked: QueryWord[], document: number, indexes: RankedIndexes): Confidence {
  const meaningful = asked.filter(({ kind }) => kind !== 'filler')
  if (meaningful.length === 0) return { confidence: 0, coverage: 0, subjects: 0 }
  if (indexes.field === 'any') return { confidence: 0, coverage: plainCoverage(meaningful, document, indexes), subjects: 0 }
  const { coverage, evidence, subjects } = readStems(meaningful, document, indexes)
  const covered = (coverage + gramCoverage(meaningful, document, indexes)) / 2
  return { confidence: Math.sqrt(covered * Math.min(1, evidence / ENOUGH_EVIDENCE)), coverage: covered, subjects }
}

function readStems(asked: QueryWord[], document: number, { stems }: RankedIndexes): { coverage: number; evidence: number; subjects: number } {
  let covered = 0
  let total = 0
  let evidence = 0
  let subjects = 0
  for (const word of asked) {
    const weightOf = shareOf(word) * idfOf(word, stems)
    total += weightOf
    const held = word.alternatives.flatMap(({ term, weight }) => {
      const presence = stems.presence(term, document)
      return presence === ABSENT ? [] : [{ weight, topical: presence === TOPICAL }]
    })
    if (held.length === 0) continue
    covered += weightOf * Math.max(...held.map(({ weight, topical }) => (LEAST_QUALITY + (1 - LEAST_QUALITY) * weight) * (topical ? 1 : IN_TEXT_COVERS)))
    evidence +=
      (word.kind === 'common' ? COMMON_SHARE : 1) *
      idfOf(word, stems) *
      Math.max(...held.map(({ weight, topical }) => weight * (topical ? 1 : IN_TEXT_EVIDENCE)))
    if (word.kind === 'subject') subjects++
  }
  return { coverage: total === 0 ? 0 : covered / total, evidence, subjects }
}

/** How telling a word of a question is in this content. */
export function idfOf({ alternatives }: QueryWord, stems: Bm25): number {
  return alternatives.length === 0 ? stems.idf(undefined) : Math.max(...alternatives.map(({ term, weight }) => weight * stems.idf(term)))
}

/** How much of its rarity a word of a question counts for. */
export function shareOf(word: QueryWord): number {
  if (word.kind === 'common') return COMMON_SHARE
  if (word.alternatives.length > 0) return 1
  return word.domain ? UNKNOWN_DOMAIN_SHARE : UNKNOWN_SHARE
}

function gramCoverage(asked: QueryWord[], document: number, { grams, gramNumbers }: RankedIndexes): number {
  let covered = 0
  let total = 0
  for (const word of asked) {
    const share = shareOf(word)
    for (const gram of word.grams) {
      const number = gramNumbers.get(gram)
      const idf = share * grams.idf(number)
      total += idf
      if (number !== undefined && grams.presence(number, document) !== ABSENT) covered += idf
    }
  }
  return total === 0 ? 0 : covered / total
}
