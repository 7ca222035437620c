import { countFeatures } from './features.ts'

/** The features that a classifier knows: where one is found, and how telling it is. */
export interface FeatureTable {
  readonly size: number
  /** The index of a feature by its hash; -1 when it is not known. */
  find(hash: number): number
  /** How telling a feature is: its inverse document frequency. */
  idf(index: number): number
}

/** A sparse vector: the indices of the known features of a text and their values, in no particular order. */
export interface Vector {
  indices: Uint32Array
  values: Float32Array
  /** 0..1: the share of the text's own n-grams that are known; 1 for a text without letters. */
  known: number
}

/** Builds the hash table; `hashes` stand in the order of their indices. Open addressing, at most three quarters full. */
export function createFeatureTable(hashes: Uint32Array, idf: FeatureTable['idf']): FeatureTable {
  let slots = 1024
  while (slots * 0.75 < hashes.length) slots *= 2
  const mask = slots - 1
  const indices = new Int32Array(slots).fill(-1)
  for (let index = 0; index < hashes.length; index++) {
    let slot = (hashes[index] ?? 0) & mask
    while (indices[slot] !== -1) slot = (slot + 1) & mask
    indices[slot] = index
  }
  return {
    size: hashes.length,
    idf,
    find(hash) {
      for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
        const index = indices[slot] ?? -1
        if (index === -1 || hashes[index] === hash) return index
      }
    },
  }
}

/** Messages before the last one count this much less each. */
const EARLIER_SHARE = 0.5

/** How much an earlier message counts beside the last one; `back` is 0 for the one just before it. */
export function earlierShare(back: number): number {
  return EARLIER_SHARE ** (back === 0 ? 1 : 1.5)
}

/** What words and pairs weigh beside the n-grams; measured on held-out questions between 0.3 and 0.7. */
const WORDS_SHARE = 0.35

/**
 * The TF-IDF vector of a message, of length 1, read with the messages before it when there are any. Words and n-grams are
 * brought to length each by itself, so that a long word does not outweigh what the words say.
 */
export function vectorOf(text: string, before: readonly string[], table: FeatureTable): Vector {
  const words = new Map<number, number>()
  const grams = new Map<number, number>()
  const read = (message: string, share: number) => {
    const counts = countFeatures(message)
    add(counts.words, share, table, words)
    add(counts.grams, share, table, grams)
    return counts
  }
  const known = knownShare(read(text, 1).grams, table)
  before.toReversed().forEach((message, back) => read(message, earlierShare(back)))
  const size = words.size + grams.size
  const vector: Vector = { indices: new Uint32Array(size), values: new Float32Array(size), known }
  let at = 0
  const parts = [
    { part: words, share: WORDS_SHARE },
    { part: grams, share: 1 - WORDS_SHARE },
  ]
  for (const { part, share } of parts) {
    let squares = 0
    for (const value of part.values()) squares += value * value
    const length = Math.sqrt(squares / share)
    for (const [index, value] of part) {
      vector.indices[at] = index
      vector.values[at++] = value / length
    }
  }
  return vector
}

function add(counts: Map<number, number>, share: number, table: FeatureTable, into: Map<number, number>): void {
  for (const [hash, count] of counts) {
    const index = table.find(hash)
    if (index >= 0) into.set(index, (into.get(index) ?? 0) + share * (1 + Math.log(count)) * table.idf(index))
  }
}

function knownShare(grams: ReadonlyMap<number, number>, table: FeatureTable): number {
  let [known, all] = [0, 0]
  for (const [hash, count] of grams) {
    all += count
    if (table.find(hash) >= 0) known += count
  }
  return all === 0 ? 1 : known / all
}
