/** No imports: this file ships to the browser. */

/** True when one letter added, dropped, changed, or swapped with its neighbour turns one word into the other (Damerau ≤ 1). */
export function withinOneEdit(one: string, other: string): boolean {
  if (one.length > other.length) return withinOneEdit(other, one)
  if (other.length - one.length > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  if (one.length < other.length) return one.slice(start) === other.slice(start + 1)
  if (start === one.length) return true
  if (one.slice(start + 1) === other.slice(start + 1)) return true
  return one[start] === other[start + 1] && one[start + 1] === other[start] && one.slice(start + 2) === other.slice(start + 2)
}

/** The word itself and every word left by dropping one letter; two words within one edit share at least one of these, swaps included. */
export function deletions(word: string): string[] {
  const left = [word]
  for (let index = 0; index < word.length; index++) left.push(word.slice(0, index) + word.slice(index + 1))
  return left
}

/** Shorter words have too many neighbours for a typing error to be told from another word. */
const SHORTEST_MISTYPED = 4
/** In a shorter word the first letter is right ("torc" is not "porc"), and its beginning says too little. */
const LONG_WORD = 6

/** True when a typed word may be another with one letter mistyped, or the beginning of it; both folded. */
export function mayBeMistyped(typed: string, word: string): boolean {
  if (typed.length < SHORTEST_MISTYPED || /\d/.test(typed)) return false
  if (typed.length < LONG_WORD) return typed[0] === word[0] && withinOneEdit(typed, word)
  return [-1, 0, 1].some((more) => withinOneEdit(typed, word.slice(0, typed.length + more)))
}
