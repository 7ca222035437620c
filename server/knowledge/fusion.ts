import type { Signs } from './signs.ts'

/** Reciprocal rank fusion (retrieval.md): places far down differ little. */
const K = 60

/** No model's figures are alike, but in all the passage that answers stands this far out among hundreds of others. */
const STANDS_OUT = 4

/** Puts what both rankings hold high before what only one does; without a second ranking the first stays as it is. */
export function fuseRanks<Ranked extends { document: number }>(byWords: Ranked[], byMeaning: readonly number[]): Ranked[] {
  if (byMeaning.length === 0) return byWords
  const places = new Map(byMeaning.map((document, place) => [document, place]))
  const worth = new Map(byWords.map(({ document }, place) => [document, share(place) + share(places.get(document))]))
  return byWords.toSorted((one, other) => (worth.get(other.document) ?? 0) - (worth.get(one.document) ?? 0))
}

function share(place: number | undefined): number {
  return place === undefined ? 0 : 1 / (K + place + 1)
}

/**
 * Whether a passage answers by its meaning although its words are not sure. A question without a word of animals, or for
 * a thing that is not spoken of, a price or another animal, stays unanswered however near the meaning: all questions on
 * one subject are near each other.
 */
export function isMeant({ unmet, strangers, domain }: Signs, standsOut: number): boolean {
  return standsOut >= STANDS_OUT && unmet === 0 && strangers === 0 && domain === 1
}
