import { mayBeMistyped } from './edit-distance.ts'
import { foldForSearch, type MeantWords } from './search.ts'

/** What a search means among these folded texts: each word itself, or, where no text holds it, the words that it may be mistyped for. */
export function meantAmong(foldedTexts: readonly string[], search: string): MeantWords {
  const asked = foldForSearch(search).split(/\s+/)
  return asked.map((word) => (foldedTexts.some((text) => text.includes(word)) ? [word] : mistypedFor(word, foldedTexts)))
}

function mistypedFor(typed: string, foldedTexts: readonly string[]): string[] {
  const known = new Set(foldedTexts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)))
  return [...known].filter((word) => mayBeMistyped(typed, word))
}
