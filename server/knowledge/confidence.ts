import { ABSENT, TOPICAL, type Bm25 } from './bm25.ts'
import type { QueryWord } from './query.ts'

/** The two rankings, and the numbers that the second one gives to 4-grams. */
export interface Indexes {
  stems: Bm25
  grams: Bm25
  gramNumbers: Map<number, number>
}

/** A word found only in the body counts less than one found in a title, a heading or the keywords. */
const IN_TEXT_SHARE = 0.8
/** Nearly every text here names a dog, a cat or a time, so finding one again says little. */
const COMMON_SHARE = 0.3
/** A word the content never uses counts against an answer, but not as much as its rarity would say: people tell stories. */
const UNKNOWN_SHARE = 0.6
/** But an animal or a treatment the content never names is what the question is about. */
const UNKNOWN_DOMAIN_SHARE = 1.3
/** A synonym or a corrected word counts at least this much. */
const LEAST_QUALITY = 0.6

/** How surely a text answers a question. */
export interface Confidence {
  /** 0 to 1, comparable between questions. */
  confidence: number
  /** How many of the words that say what the question is about are in the text. */
  subjects: number
}

/**
 * The mean of how much of the question's weight a text's stems cover and how much its 4-grams cover (retrieval.md).
 */
export function measureConfidence(asked: QueryWord[], document: number, indexes: Indexes): Confidence {
  const meaningful = asked.filter(({ kind }) => kind !== 'filler')
  if (meaningful.length === 0) return { confidence: 0, subjects: 0 }
  const { coverage, subjects } = stemCoverage(meaningful, document, indexes)
  return { confidence: (coverage + gramCoverage(meaningful, document, indexes)) / 2, subjects }
}

function shareOf(word: QueryWord): number {
  return (word.kind === 'common' ? COMMON_SHARE : 1) * (word.alternatives.length === 0 ? (word.domain ? UNKNOWN_DOMAIN_SHARE : UNKNOWN_SHARE) : 1)
}

function stemCoverage(asked: QueryWord[], document: number, { stems }: Indexes): { coverage: number; subjects: number } {
  let covered = 0
  let total = 0
  let subjects = 0
  for (const word of asked) {
    const share = shareOf(word)
    const idf = word.alternatives.length === 0 ? stems.idf(undefined) : Math.max(...word.alternatives.map(({ term, weight }) => weight * stems.idf(term)))
    const quality = word.alternatives.map(({ term, weight }) => {
      const presence = stems.presence(term, document)
      return presence === ABSENT ? 0 : (LEAST_QUALITY + (1 - LEAST_QUALITY) * weight) * (presence === TOPICAL ? 1 : IN_TEXT_SHARE)
    })
    const best = Math.max(0, ...quality)
    if (best > 0 && word.kind === 'subject') subjects++
    covered += share * idf * best
    total += share * idf
  }
  return { coverage: total === 0 ? 0 : covered / total, subjects }
}

function gramCoverage(asked: QueryWord[], document: number, { grams, gramNumbers }: Indexes): number {
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
