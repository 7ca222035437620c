import { withoutDiacritics, normalise } from '../language/romanian.ts'
import { fnv1a, mixed } from './hash.ts'

/** Words of a message that are read; the rest of a longer one changes little. */
const MAX_WORDS = 300
/** Character n-grams inside words. */
const GRAMS = { shortest: 3, longest: 5 }
/** Letters of a word whose n-grams are read. */
const MAX_LETTERS = 24

/** A number that is a year. */
const YEAR = /^(?:19|20)\d\d$/

/** How often each feature of a text stands in it, by the 32-bit hash of the feature. */
export interface FeatureCounts {
  /** Words and pairs of words. */
  words: Map<number, number>
  /** Character n-grams. */
  grams: Map<number, number>
}

/**
 * Reads what a classifier sees of a text: its words, the pairs of neighbouring words, and the character 3- to 5-grams
 * inside the words, all folded, because most people type without diacritics and with typing errors.
 */
export function countFeatures(text: string): FeatureCounts {
  const counts: FeatureCounts = { words: new Map(), grams: new Map() }
  const spoken = spokenWords(text)
  let before = '^'
  for (const word of spoken) {
    count(counts.words, hash(1, word))
    count(counts.words, hash(2, `${before} ${word}`))
    countGrams(word, counts.grams)
    before = word
  }
  return counts
}

/** Digits say that there is a number, not which, or a year, which tells of the past; an e-mail address says nothing. */
export function spokenWords(text: string): string[] {
  const said = text.includes('@') ? text.split(/(?<=\s)/).filter((word) => !word.includes('@')) : [text]
  const found = withoutDiacritics(normalise(said.join(''))).match(/[\p{L}]+|\p{N}+|[?!]+/gu) ?? []
  return found
    .slice(0, MAX_WORDS)
    .map((word) => (/^\p{N}/u.test(word) ? (word === '112' ? word : YEAR.test(word) ? '#year' : '#') : /^[?!]/.test(word) ? (word[0] ?? '') : word))
}

function countGrams(word: string, counts: Map<number, number>): void {
  const padded = ` ${word.slice(0, MAX_LETTERS)} `
  for (let length = GRAMS.shortest; length <= GRAMS.longest; length++) {
    for (let from = 0; from + length <= padded.length; from++) count(counts, hash(3, padded, from, from + length))
  }
}

function count(counts: Map<number, number>, feature: number): void {
  counts.set(feature, (counts.get(feature) ?? 0) + 1)
}

/** Features of different kinds never mean the same by their letters. */
function hash(kind: number, text: string, from?: number, to?: number): number {
  return mixed(fnv1a(text, 0x811c9dc5 ^ kind, from, to))
}
