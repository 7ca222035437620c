import type { AnswerFeatures } from './lexical/answer-features.ts'

/** Reciprocal rank fusion, with the constant usual for it: ranks far down differ little. */
const K = 60

/** Similarities differ between models, so they are compared by their z-score; in every model tried the right passage was 4 or more standard deviations above the mean. */
const MIN_Z_SCORE = 4

/** Puts what both rankings hold high before what only one does; without a second ranking the first stays as it is. */
export function fuseRanks<Ranked extends { document: number }>(byWords: Ranked[], byMeaning: readonly number[]): Ranked[] {
  if (byMeaning.length === 0) return byWords
  const ranks = new Map(byMeaning.map((document, rank) => [document, rank]))
  const worth = new Map(byWords.map(({ document }, rank) => [document, share(rank) + share(ranks.get(document))]))
  return byWords.toSorted((one, other) => (worth.get(other.document) ?? 0) - (worth.get(one.document) ?? 0))
}

function share(rank: number | undefined): number {
  return rank === undefined ? 0 : 1 / (K + rank + 1)
}

/**
 * Whether a passage is a semantic match: it answers by its meaning although its words are not sure. A question without a word of animals, or for
 * a thing that is not spoken of, a price or another animal, stays unanswered however near the meaning: all questions on
 * one subject are near each other.
 */
export function isSemanticMatch({ unmet, otherAnimals, domain }: AnswerFeatures, zScore: number): boolean {
  return zScore >= MIN_Z_SCORE && unmet === 0 && otherAnimals === 0 && domain === 1
}
