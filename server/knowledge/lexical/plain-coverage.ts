import { ABSENT, type RankedIndexes } from './bm25.ts'
import type { QueryWord } from './query.ts'

/** A word put right by one letter may as well be another word. */
const CORRECTED_COVERS = 0.9

/**
 * How much of a question a text on any subject holds, 0 to 1: the mean of the shares of its stems and of its 4-grams,
 * each by its rarity among the texts.
 */
export function plainCoverage(asked: QueryWord[], document: number, { stems, grams, gramNumbers }: RankedIndexes): number {
  let [ofStems, ofGrams, allStems, allGrams] = [0, 0, 0, 0]
  for (const word of asked) {
    if (word.kind === 'filler') continue
    const held = word.alternatives.filter(({ term }) => stems.presence(term, document) !== ABSENT)
    const idf = word.alternatives.length === 0 ? stems.idf(undefined) : Math.max(...word.alternatives.map(({ term }) => stems.idf(term)))
    allStems += idf
    if (held.length > 0) ofStems += idf * (word.corrected ? CORRECTED_COVERS : 1)
    for (const gram of word.grams) {
      const number = gramNumbers.get(gram)
      const gramIdf = grams.idf(number)
      allGrams += gramIdf
      if (number !== undefined && grams.presence(number, document) !== ABSENT) ofGrams += gramIdf
    }
  }
  return (ofStems / Math.max(1e-9, allStems) + ofGrams / Math.max(1e-9, allGrams)) / 2
}
