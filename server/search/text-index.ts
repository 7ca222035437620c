import { finder, fold } from '#contract/search.ts'

/** Up to here reading every text is as quick, and needs no memory. */
const READ_ALL_TEXTS = 500

/** Finds the places of the texts that hold every word of a search, in order; null when the search is empty and so holds for all. */
export type FindTexts = (search: string) => Uint32Array | null

/**
 * Searches folded texts as `finder` of contract/search.ts does – every word of the search somewhere in the text, also
 * inside a word – without reading them all: a word of a search lies inside one word of a text, so the distinct words
 * are searched, by their 3-letter pieces, and each knows its texts.
 *
 * @param texts folded with `fold`
 */
export function indexTexts(texts: readonly string[]): FindTexts {
  const find = texts.length <= READ_ALL_TEXTS ? readAll(texts) : byWords(texts)
  return (search) => (search.trim() === '' ? null : find(search))
}

function readAll(texts: readonly string[]): (search: string) => Uint32Array {
  return (search) => {
    const holds = finder(search.trim())
    return Uint32Array.from(texts.flatMap((text, place) => (holds(text) ? place : [])))
  }
}

function byWords(texts: readonly string[]): (search: string) => Uint32Array {
  const places = wordPlaces(texts)
  const words = [...places.keys()]
  const textsOf = [...places.values()].map((list) => Uint32Array.from(list))
  const holding = indexWords(words)

  return (search) => {
    const asked = fold(search.trim()).split(/\s+/)
    // How many of the asked words each text holds, counted only while it holds all so far.
    const held = new Uint8Array(texts.length)
    for (const [count, word] of asked.slice(0, 255).entries()) {
      for (const known of holding(word)) for (const place of textsOf[known] ?? []) if (held[place] === count) held[place] = count + 1
    }
    const found: number[] = []
    held.forEach((count, place) => count === asked.length && found.push(place))
    return Uint32Array.from(found)
  }
}

/** The distinct words of the texts, each with the places of the texts it stands in. */
function wordPlaces(texts: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [place, text] of texts.entries()) {
    for (const word of text.split(/\s+/)) {
      const known = places.get(word)
      if (!known) places.set(word, [place])
      else if (known.at(-1) !== place) known.push(place)
    }
  }
  return places
}

const PIECE = 3

/** Finds the numbers of the words that hold a piece of text. */
function indexWords(words: readonly string[]): (part: string) => number[] {
  const byPiece = new Map<string, number[]>()
  for (const [number, word] of words.entries()) {
    for (const piece of pieces(word)) {
      const known = byPiece.get(piece)
      if (!known) byPiece.set(piece, [number])
      else if (known.at(-1) !== number) known.push(number)
    }
  }
  return (part) => {
    if (part.length < PIECE) return words.flatMap((word, number) => (word.includes(part) ? number : []))
    let fewest: number[] | undefined
    for (const piece of pieces(part)) {
      const list = byPiece.get(piece) ?? []
      if (!fewest || list.length < fewest.length) fewest = list
    }
    return (fewest ?? []).filter((number) => words[number]?.includes(part))
  }
}

function pieces(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - PIECE + 1) }, (_, start) => word.slice(start, start + PIECE))
}
