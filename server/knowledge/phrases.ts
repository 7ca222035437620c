import { animalKind, type AnimalKind } from './animals.ts'
import type { Bm25 } from './bm25.ts'
import { COMMON_SHARE, idfOf, shareOf } from './confidence.ts'
import { isCommonAnimal } from './domain-words.ts'
import type { QueryWord } from './query.ts'
import { fold, words } from './romanian.ts'
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
  const spoken = words(text)
  const telling = spoken.flatMap((word) => {
    if (word.length < 2 || isStopWord(fold(word))) return []
    const { terms } = vocabulary.find(word)
    const idf = terms.reduce((high, term) => Math.max(high, stems.idf(term)), 0)
    return [{ terms, weight: (isCommonAnimal(word) ? COMMON_SHARE : 1) * idf }]
  })
  return { words: telling, total: sumOf(telling), animals: animalsOf(spoken) }
}

function animalsOf(spoken: string[]): Set<AnimalKind> {
  return new Set(spoken.flatMap((word) => animalKind(word) ?? []))
}

/** Compares phrases with one question; a phrase on other animals than the question's has nothing of it. */
export function phraseComparer(asked: QueryWord[], stems: Bm25): (phrase: Phrase) => Overlap {
  const weighed = weigh(asked, stems)
  const total = sumOf(weighed)
  const animals = new Set(asked.flatMap(({ animal }) => animal ?? []))
  const meant = new Map<number, number>()
  for (const { word } of weighed) for (const { term, weight } of word.alternatives) meant.set(term, Math.max(weight, meant.get(term) ?? 0))
  return (phrase) => {
    if (total === 0 || phrase.total === 0 || areStrangers(animals, phrase.animals)) return NONE
    const held = new Set(phrase.words.flatMap(({ terms }) => terms))
    const ofQuestion = sumHeld(weighed, held)
    let ofPhrase = 0
    for (const { terms, weight } of phrase.words) ofPhrase += weight * terms.reduce((high, term) => Math.max(high, meant.get(term) ?? 0), 0)
    return { ofQuestion: ofQuestion / total, ofPhrase: ofPhrase / phrase.total }
  }
}

/** Measures how much of one question some stems hold; 0..1. */
export function shareMeasure(asked: QueryWord[], stems: Bm25): (held: ReadonlySet<number>) => number {
  const weighed = weigh(asked, stems)
  const total = sumOf(weighed)
  return (held) => (total === 0 ? 0 : sumHeld(weighed, held) / total)
}

interface Weighed {
  word: QueryWord
  weight: number
}

function weigh(asked: QueryWord[], stems: Bm25): Weighed[] {
  return asked.filter(({ kind }) => kind !== 'filler').map((word) => ({ word, weight: shareOf(word) * idfOf(word, stems) }))
}

function sumOf(weighed: { weight: number }[]): number {
  return weighed.reduce((sum, { weight }) => sum + weight, 0)
}

function sumHeld(weighed: Weighed[], held: ReadonlySet<number>): number {
  return weighed.reduce((sum, { weight, word }) => sum + weight * strongest(word.alternatives, held), 0)
}

/** True when both name animals, and none the same. */
export function areStrangers(asked: ReadonlySet<AnimalKind>, told: ReadonlySet<AnimalKind>): boolean {
  return asked.size > 0 && told.size > 0 && asked.isDisjointFrom(told)
}

function strongest(alternatives: QueryWord['alternatives'], held: ReadonlySet<number>): number {
  return alternatives.reduce((high, { term, weight }) => (weight > high && held.has(term) ? weight : high), 0)
}
