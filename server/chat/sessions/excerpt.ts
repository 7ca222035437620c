import type { ExcerptPart } from '#contract/conversation-search.ts'
import { foldForSearch } from '#contract/search.ts'

const EXCERPT_CHARACTERS = 160
/** So much stands before the word an excerpt is about. */
const BEFORE_CHARACTERS = 50

/**
 * A line of a text around the longest word of a search that is in it, cut at blanks, with every found word set apart.
 *
 * @param words folded with `foldForSearch`, without blanks
 */
export function excerptOf(text: string, words: readonly string[]): ExcerptPart[] {
  const from = beginning(text, Math.max(0, firstIndexOf(text, words) - BEFORE_CHARACTERS))
  const to = end(text, from + EXCERPT_CHARACTERS)
  const parts = partsOf(text.slice(from, to).trim(), words)
  return [...(from > 0 ? [{ text: '…', found: false }] : []), ...parts, ...(to < text.length ? [{ text: '…', found: false }] : [])]
}

/** Where in a text the longest of the words first stands, the others are often „ce” and „la”; 0 when none does. */
function firstIndexOf(text: string, words: readonly string[]): number {
  const folded = foldForSearch(text)
  const longest = words.toSorted((one, other) => other.length - one.length).find((word) => folded.includes(word))
  const index = longest === undefined ? 0 : folded.indexOf(longest)
  // Folding makes a text longer or shorter only where letters and their marks were written apart.
  return folded.length === text.length ? index : (foldedWithOrigins(text).origins[index] ?? 0)
}

/** The beginning of the next word after a position of a text, if one is near; a pair of surrogates is never parted. */
function beginning(text: string, position: number): number {
  if (position === 0) return 0
  const blank = text.indexOf(' ', position)
  return blank !== -1 && blank - position < BEFORE_CHARACTERS / 2 ? blank + 1 : unparted(text, position)
}

/** The end of the last word before a position of a text, if one is near. */
function end(text: string, position: number): number {
  if (position >= text.length) return text.length
  const blank = text.lastIndexOf(' ', position)
  return position - blank < BEFORE_CHARACTERS / 2 ? blank : unparted(text, position)
}

function unparted(text: string, position: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(position)) ? position - 1 : position
}

function partsOf(text: string, words: readonly string[]): ExcerptPart[] {
  const { folded, origins } = foldedWithOrigins(text)
  const isFound = new Uint8Array(text.length)
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) isFound.fill(1, origins[at], origins[at + word.length])
  }
  const parts: ExcerptPart[] = []
  for (let at = 0; at < text.length;) {
    const other = isFound.indexOf(isFound[at] === 1 ? 0 : 1, at)
    const next = other === -1 ? text.length : other
    parts.push({ text: text.slice(at, next), found: isFound[at] === 1 })
    at = next
  }
  return parts
}

/** A folded text, and where in the text each of its characters comes from. */
function foldedWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = ''
  let index = 0
  const origins: number[] = []
  for (const character of text) {
    const letters = foldForSearch(character)
    for (let count = 0; count < letters.length; count += 1) origins.push(index)
    folded += letters
    index += character.length
  }
  return { folded, origins: [...origins, text.length] }
}
