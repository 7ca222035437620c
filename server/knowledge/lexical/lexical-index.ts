import { words } from '../../language/romanian.ts'
import { atOnce, type Stepwise } from '../in-steps.ts'
import { extractFeatures, type ComparedText, type AnswerFeatures } from './answer-features.ts'
import { buildPostings, openBm25, type Bm25, type IndexedField, type Postings, type RankedIndexes } from './bm25.ts'
import { measureConfidence, type Confidence } from './confidence.ts'
import { readTexts, type IndexedSentence, type IndexedText } from './indexed-text.ts'
import { phraseComparer, readPhrase, shareMeasure, type Phrase } from './phrases.ts'
import { readQuestion, unsaidWords, type QueryWord } from './query.ts'
import { asksFigure, isOfTheAsker, tellsFigure } from './question-kind.ts'
import { createSynonyms, noSynonyms } from './synonyms.ts'
import { createVocabulary, type LearnedWords } from './vocabulary.ts'

/** One text that matches; `score` is 0..1 within this question, `confidence` is 0..1 and comparable between questions. */
export interface Match extends Confidence {
  document: number
  score: number
}

/** What a question found, best first. */
export interface Matches {
  matches: Match[]
  /** How any document matches, also one that is not among the best. */
  match: (document: number) => Match
  /** False when the question has only words such as „și” and „ce”, or none. */
  hasContent: boolean
  /** True when the content knows one of its words as it is spelled. */
  knowsWord: boolean
  /** True when the question holds a word of animals and their care. */
  domain: boolean
  /** What tells whether a text answers the question. */
  features: (text: ComparedText) => AnswerFeatures
  /** 0..1: how much of the question a sentence of the content holds. */
  share: (sentence: IndexedSentence) => number
  /** How much of the question a sentence of the content holds, longer sentences being worth a little less. */
  weigh: (sentence: IndexedSentence) => number
}

export interface LexicalIndex {
  /** `context` is what the question goes on with: its words count too, but less. */
  search(question: string, limit: number, context?: string): Matches
  /** True when the content has the word as it is spelled. */
  knows(word: string): boolean
  /** Reads a sentence of the content once, to be weighed for any question. */
  read(sentence: string): IndexedSentence
  /** Reads a title, a heading or a keyword once, to be compared with any question. */
  readPhrase(text: string): Phrase
}

/** How much an earlier question weighs beside the present one. */
const CONTEXT_WEIGHT = 0.6

/** A dog or a number ranks a little less than what the question is about. */
const COMMON_WEIGHT = 0.8

/**
 * BM25 over stems plus BM25 over folded 4-grams, each divided by its maximum: measured, better than either alone and than fusing their ranks. For texts on
 * any field the words of animals and their care mean no more than others.
 */
export function createLexicalIndex(texts: IndexedText[], field: 'animals' | 'any' = 'animals'): LexicalIndex {
  return atOnce(buildLexicalIndex(texts, field))
}

/** The same index, built in steps. */
export function* buildLexicalIndex(texts: IndexedText[], field: 'animals' | 'any' = 'animals'): Stepwise<LexicalIndex> {
  return openLexicalIndex(yield* readLexicalContent(texts), field)
}

/** What texts were read into: an index is opened over it in a moment, and it can be kept in a file. */
export interface LexicalContent {
  words: LearnedWords
  /** 4-grams in the order of their numbers. */
  gramCodes: Uint32Array
  stems: Postings
  grams: Postings
}

/** Reads the texts, in steps. */
export function* readLexicalContent(texts: IndexedText[]): Stepwise<LexicalContent> {
  const vocabulary = createVocabulary()
  const gramNumbers = new Map<number, number>()
  const documents = yield* readTexts(texts, vocabulary, gramNumbers)
  const stemFields = documents.map((counted) => counted.map(({ word, weight, topical }): IndexedField => ({ terms: [word.term], weight, topical })))
  const gramFields = documents.map((counted) => counted.map(({ word, weight, topical }): IndexedField => ({ terms: word.grams, weight, topical })))
  yield
  const stems = yield* buildPostings(stemFields, vocabulary.size)
  const grams = yield* buildPostings(gramFields, gramNumbers.size)
  return { words: vocabulary.learned(), gramCodes: Uint32Array.from(gramNumbers.keys()), stems, grams }
}

/** The index over texts that were read. */
export function openLexicalIndex(content: LexicalContent, field: 'animals' | 'any' = 'animals'): LexicalIndex {
  const vocabulary = createVocabulary(content.words)
  const gramNumbers = new Map(Array.from(content.gramCodes, (gram, number) => [gram, number]))
  const stems = openBm25(content.stems)
  const indexes = { stems, grams: openBm25(content.grams), gramNumbers, field } as const
  const synonyms = field === 'any' ? noSynonyms : createSynonyms(vocabulary)

  return {
    search(question, limit, context = '') {
      const asked = readQuestion(question, vocabulary, synonyms)
      const before = readQuestion(context, vocabulary, synonyms)
      const unsaid = unsaidWords(asked, before)
      const tokens = [...asked, ...unsaid]
      const scores = rank(asked, unsaid, indexes, content.stems.size)
      const compare = phraseComparer(tokens, stems)
      const shareOf = shareMeasure(tokens, stems)
      const share = ({ terms }: IndexedSentence) => shareOf(terms)
      const match = (document: number): Match => ({ document, score: scores[document] ?? 0, ...measureConfidence(tokens, document, indexes) })
      return {
        matches: best(scores, limit).map(match),
        match,
        hasContent: tokens.some(({ kind }) => kind !== 'filler'),
        knowsWord: tokens.some(({ alternatives, corrected }) => alternatives.length > 0 && !corrected),
        domain: tokens.some((word) => word.domain),
        features: (text) => extractFeatures({ words: tokens, compare, share, figure: asksFigure(question), ofTheAsker: isOfTheAsker(question) }, text, stems),
        share,
        weigh: sentenceWeigher(tokens, stems),
      }
    },
    knows(word) {
      const { terms, corrected } = vocabulary.find(word)
      return terms.length > 0 && !corrected
    },
    read(sentence) {
      const tokens = words(sentence)
      return { terms: new Set(tokens.flatMap((word) => vocabulary.find(word).terms)), length: tokens.length, figures: tellsFigure(sentence) }
    },
    readPhrase: (text) => readPhrase(text, vocabulary, stems),
  }
}

/** A score of 0..1 for every document. */
function rank(asked: QueryWord[], before: QueryWord[], { stems, grams, gramNumbers }: RankedIndexes, size: number): Float32Array {
  const byStems = new Float32Array(size)
  const byGrams = new Float32Array(size)
  const add = (word: QueryWord, share: number) => {
    stems.add(word.alternatives, share, byStems)
    for (const gram of word.grams) {
      const number = gramNumbers.get(gram)
      if (number !== undefined) grams.add([{ term: number, weight: 1 }], share, byGrams)
    }
  }
  for (const word of asked) if (word.kind !== 'filler') add(word, word.kind === 'common' ? COMMON_WEIGHT : 1)
  for (const word of before) if (word.kind !== 'filler') add(word, CONTEXT_WEIGHT)
  const highest = { stems: maximum(byStems), grams: maximum(byGrams) }
  for (let document = 0; document < size; document++)
    byStems[document] = ((byStems[document] ?? 0) / highest.stems + (byGrams[document] ?? 0) / highest.grams) / 2
  return byStems
}

/** The highest score, or 1 when nothing matched, so that dividing by it leaves zeros. */
function maximum(scores: Float32Array): number {
  let highest = 0
  for (const score of scores) if (score > highest) highest = score
  return highest === 0 ? 1 : highest
}

/** The documents with the highest scores above zero, best first; equal scores keep the order of the content. */
function best(scores: Float32Array, limit: number): number[] {
  const found: number[] = []
  const scoreAt = (slot: number) => scores[found[slot] ?? -1] ?? 0
  for (let document = 0; document < scores.length; document++) {
    const score = scores[document] ?? 0
    if (score <= (found.length < limit ? 0 : scoreAt(limit - 1))) continue
    let slot = Math.min(found.length, limit - 1)
    for (; slot > 0 && scoreAt(slot - 1) < score; slot--) found[slot] = found[slot - 1] ?? document
    found[slot] = document
  }
  return found
}

/** Sums the weight of the asked words that a sentence holds; each word counts once. */
function sentenceWeigher(asked: QueryWord[], stems: Bm25): (sentence: IndexedSentence) => number {
  const weights = asked.map(({ alternatives }) => alternatives.map(({ term, weight }) => ({ term, weight: weight * stems.idf(term) })))
  return ({ terms, length }) => {
    const held = weights.map((alternatives) => alternatives.reduce((high, { term, weight }) => (weight > high && terms.has(term) ? weight : high), 0))
    return held.reduce((sum, weight) => sum + weight, 0) / Math.log(8 + length)
  }
}
