import { withoutDiacritics, words } from '../../language/romanian.ts'
import type { Stepwise } from '../in-steps.ts'
import { wordGrams } from './grams.ts'
import { isStopWord } from './stop-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A text to be found, in parts: what says what it is about weighs more than its body. */
export interface IndexedText {
  parts: { text: string; weight: number; topical: boolean }[]
}

/** A sentence as the index reads it. */
export interface IndexedSentence {
  terms: Set<number>
  /** In words. */
  length: number
  /** True when it tells a number. */
  figures: boolean
}

interface ReadWord {
  term: number
  grams: number[]
}

/** A word of a text with the sum of the weights of the parts it stands in. */
export interface CountedWord {
  word: ReadWord
  weight: number
  topical: boolean
}

/** A few milliseconds of work. */
const TEXTS_A_STEP = 10

/** Reads every text into its distinct words, teaching the vocabulary their stems and numbering their 4-grams. */
export function* readTexts(texts: IndexedText[], vocabulary: Vocabulary, gramNumbers: Map<number, number>): Stepwise<CountedWord[][]> {
  const read = remembered((word: string): ReadWord => ({ term: vocabulary.learn(word), grams: gramTerms(withoutDiacritics(word), gramNumbers) }))
  const counted: CountedWord[][] = []
  for (const text of texts) {
    counted.push(countWords(text, read))
    if (counted.length % TEXTS_A_STEP === 0) yield
  }
  return counted
}

/** The distinct words of a text, each with the sum of its weights: a third of what counting every word would cost. */
function countWords({ parts }: IndexedText, read: (word: string) => ReadWord): CountedWord[] {
  const counted = new Map<string, CountedWord>()
  for (const { text, weight, topical } of parts) {
    for (const word of words(text)) {
      const known = counted.get(word)
      if (known) {
        known.weight += weight
        known.topical ||= topical
      } else counted.set(word, { word: read(word), weight, topical })
    }
  }
  return [...counted.values()]
}

/** A text repeats its words, so each is analysed once. */
function remembered<Result>(analyse: (word: string) => Result): (word: string) => Result {
  const memo = new Map<string, Result>()
  return (word) => {
    const known = memo.get(word)
    if (known !== undefined) return known
    const result = analyse(word)
    memo.set(word, result)
    return result
  }
}

/** The 4-grams of a folded word as this index numbers them; a word that says nothing of the subject has none. */
function gramTerms(folded: string, gramNumbers: Map<number, number>): number[] {
  if (isStopWord(folded)) return []
  return wordGrams(folded).map((gram) => {
    const number = gramNumbers.get(gram) ?? gramNumbers.size
    gramNumbers.set(gram, number)
    return number
  })
}
