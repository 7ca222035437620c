import { romanian } from 'multilingual-stemmer'
import { createLru } from '../platform/lru.ts'

/** The stems of words; bounded, so that no stream of odd words can fill the memory. */
const stems = createLru<string, string>({ entries: 50_000 })
/** Forms of "cățel" whose stem, folded, would be the English "cat". */
const puppies = /^cățe(a|le|i|ii|ilor|aua|lei)?$/

const cedillas: Record<string, string> = { ş: 'ș', ţ: 'ț' }

/** NFC, lower case, and the comma below where old keyboards put a cedilla. */
export function normalise(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[şţ]/g, (letter) => cedillas[letter] ?? letter)
}

/** The text without diacritics, as people type it on a phone. */
export function withoutDiacritics(text: string): string {
  return /[^\0-\x7f]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text
}

/** Tokenizes a text: its words, normalised, in order. */
export function words(text: string): string[] {
  return normalise(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The folded stem of a normalised word: stemmed first, because the stemmer knows the endings by their diacritics. */
export function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stemmed = puppies.test(word) ? 'catel' : withoutDiacritics(romanian(word))
  stems.set(word, stemmed)
  return stemmed
}
