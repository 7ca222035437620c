import { withoutDiacritics, words } from '../../language/romanian.ts'
import { animalKind, type AnimalKind } from './animals.ts'
import type { Bm25 } from './bm25.ts'
import { COMMON_SHARE, idfOf, shareOf } from './confidence.ts'
import { isCommonAnimal } from './domain-words.ts'
import type { QueryWord } from './query.ts'
import { isStopWord } from './stop-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A title, a heading or a keyword as the index reads it. */
export interface Phrase {
  /** Its telling words, each with the stems it may stand for. */
  words: { terms: number[]; weight: number }[]
  /** The sum of the weights. */
  total: number
  animals: ReadonlySet<AnimalKind>
}

/** How much of a question a phrase holds, and how much of the phrase the question holds; 0..1 each. */
export interface Overlap {
  ofQuestion: number
  ofPhrase: number
}

const NONE: Overlap = { ofQuestion: 0, ofPhrase: 0 }

/** Reads a phrase of the content. */
export function readPhrase(text: string, vocabulary: Vocabulary, stems: Bm25): Phrase {
  const tokens = words(text)
  const weighted = tokens.flatMap((word) => {
    if (word.length < 2 || isStopWord(withoutDiacritics(word))) return []
    const { terms } = vocabulary.find(word)
    const idf = terms.reduce((high, term) => Math.max(high, stems.idf(term)), 0)
    return [{ terms, weight: (isCommonAnimal(word) ? COMMON_SHARE : 1) * idf }]
  })
  return { words: weighted, total: sumOf(weighted), animals: animalsOf(tokens) }
}

function animalsOf(tokens: string[]): Set<AnimalKind> {
  return new Set(tokens.flatMap((word) => animalKind(word) ?? []))
}

/** Compares phrases with one question; a phrase on other animals than the question's has nothing of it. */
export function phraseComparer(asked: QueryWord[], stems: Bm25): (phrase: Phrase) => Overlap {
  const weighed = weigh(asked, stems)
  const total = sumOf(weighed)
  const animals = new Set(asked.flatMap(({ animal }) => animal ?? []))
  const asksFor = new Map<number, number>()
  for (const { word } of weighed) for (const { term, weight } of word.alternatives) asksFor.set(term, Math.max(weight, asksFor.get(term) ?? 0))
  return (phrase) => {
    if (total === 0 || phrase.total === 0 || nameOtherAnimals(animals, phrase.animals)) return NONE
    const held = new Set(phrase.words.flatMap(({ terms }) => terms))
    const ofQuestion = sumHeld(weighed, held)
    let ofPhrase = 0
    for (const { terms, weight } of phrase.words) ofPhrase += weight * terms.reduce((high, term) => Math.max(high, asksFor.get(term) ?? 0), 0)
    return { ofQuestion: ofQuestion / total, ofPhrase: ofPhrase / phrase.total }
  }
}

/** Measures how much of one question some stems hold; 0..1. */
export function shareMeasure(asked: QueryWord[], stems: Bm25): (held: ReadonlySet<number>) => number {
  const weighed = weigh(asked, stems)
  const total = sumOf(weighed)
  return (held) => (total === 0 ? 0 : sumHeld(weighed, held) / total)
}

interface WeightedWord {
  word: QueryWord
  weight: number
}

function weigh(asked: QueryWord[], stems: Bm25): WeightedWord[] {
  return asked.filter(({ kind }) => kind !== 'filler').map((word) => ({ word, weight: shareOf(word) * idfOf(word, stems) }))
}

function sumOf(weighed: { weight: number }[]): number {
  return weighed.reduce((sum, { weight }) => sum + weight, 0)
}

function sumHeld(weighed: WeightedWord[], held: ReadonlySet<number>): number {
  return weighed.reduce((sum, { weight, word }) => sum + weight * strongest(word.alternatives, held), 0)
}

/** True when both name animals, and none the same. */
export function nameOtherAnimals(asked: ReadonlySet<AnimalKind>, named: ReadonlySet<AnimalKind>): boolean {
  return asked.size > 0 && named.size > 0 && asked.isDisjointFrom(named)
}

function strongest(alternatives: QueryWord['alternatives'], held: ReadonlySet<number>): number {
  return alternatives.reduce((high, { term, weight }) => (weight > high && held.has(term) ? weight : high), 0)
}
