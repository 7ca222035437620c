import { romanian } from 'multilingual-stemmer'

/** Stems kept in memory; past this the memo starts afresh, so that no stream of odd words can grow it. */
const MEMO_WORDS = 50_000

const memo = new Map<string, string>()
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
export function fold(text: string): string {
  return /[^\0-\x7f]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text
}

/** The words of a text, normalised, in order. */
export function words(text: string): string[] {
  return normalise(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The folded stem of a normalised word: stemmed first, because the stemmer knows the endings by their diacritics. */
export function stem(word: string): string {
  const known = memo.get(word)
  if (known !== undefined) return known
  if (memo.size >= MEMO_WORDS) memo.clear()
  const stemmed = puppies.test(word) ? 'catel' : fold(romanian(word))
  memo.set(word, stemmed)
  return stemmed
}
