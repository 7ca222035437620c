import { meantAmong } from '#contract/meant-among.ts'
import { holding, type MeantWords } from '#contract/search.ts'

/** Up to here reading every text is as quick, and needs no memory. */
const READ_ALL_TEXTS = 500

export interface TextIndex {
  /** What a search means among the texts; null when it is empty and so holds for all. */
  meant(search: string): MeantWords | null
  /** The indexes of the texts that hold something for every word, in order. */
  find(meant: MeantWords): Uint32Array
}

/**
 * Searches folded texts as `holding` of contract/search.ts does – every word of the search somewhere in the text, also
 * inside a word – without reading them all: a word of a search lies inside one word of a text, so the distinct words
 * are searched, by their 3-letter pieces, and each knows its texts.
 *
 * @param texts folded with `foldForSearch`
 */
export function indexTexts(texts: readonly string[]): TextIndex {
  return texts.length <= READ_ALL_TEXTS ? readAll(texts) : byWords(texts)
}

/** No word of a search has a space in it, so that it means the same among the words of texts as among the texts. */
function meaning(texts: readonly string[]): TextIndex['meant'] {
  return (search) => (search.trim() === '' ? null : meantAmong(texts, search.trim()))
}

function readAll(texts: readonly string[]): TextIndex {
  return {
    meant: meaning(texts),
    find(meant) {
      const holds = holding(meant)
      return Uint32Array.from(texts.flatMap((text, index) => (holds(text) ? index : [])))
    },
  }
}

function byWords(texts: readonly string[]): TextIndex {
  const indexes = indexesByWord(texts)
  const words = [...indexes.keys()]
  const textsOf = [...indexes.values()].map((list) => Uint32Array.from(list))
  const wordsHolding = indexWords(words)

  return {
    meant: meaning(words),
    find(meant) {
      // How many of the asked words each text holds, counted only while it holds all so far.
      const held = new Uint8Array(texts.length)
      for (const [count, alternatives] of meant.slice(0, 255).entries())
        for (const known of alternatives.flatMap(wordsHolding)) for (const index of textsOf[known] ?? []) if (held[index] === count) held[index] = count + 1
      const found: number[] = []
      held.forEach((count, index) => count === meant.length && found.push(index))
      return Uint32Array.from(found)
    },
  }
}

/** The distinct words of the texts, each with the indexes of the texts it stands in. */
function indexesByWord(texts: readonly string[]): Map<string, number[]> {
  const indexes = new Map<string, number[]>()
  for (const [index, text] of texts.entries()) {
    for (const word of text.split(/\s+/)) {
      const known = indexes.get(word)
      if (!known) indexes.set(word, [index])
      else if (known.at(-1) !== index) known.push(index)
    }
  }
  return indexes
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
