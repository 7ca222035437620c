import { spokenWords } from './features.ts'
import { fnv1a, mixed } from './hash.ts'
import { earlierShare } from './vector.ts'

/** Words of a pair stand at most so far apart; measured from 4 to 30. */
const REACH = 8
/** Letters of a word that count: what is left without most endings. */
const STEM = 5

/** Slots of a message and their values. */
export interface PairVector {
  indices: Uint32Array
  values: Float32Array
}

/**
 * The stems of a message and every two that stand near each other, hashed into a fixed number of slots (feature hashing,
 * Weinberger et al. 2009: a bit of the hash says with which sign), of length 1. What is denied, past or only asked is told
 * by words that do not touch ("nu a mai mâncat", "a mâncat acum doi ani"), which neighbouring words alone miss.
 *
 * @param slots a power of two
 */
export function pairVector(text: string, before: readonly string[], slots: number): PairVector {
  const counts = new Map<number, number>()
  countPairs(text, 1, slots, counts)
  before.toReversed().forEach((message, back) => countPairs(message, earlierShare(back), slots, counts))
  const found = [...counts].filter(([, value]) => value !== 0)
  const length = Math.sqrt(found.reduce((sum, [, value]) => sum + value * value, 0))
  return { indices: Uint32Array.from(found, ([slot]) => slot), values: Float32Array.from(found, ([, value]) => value / length) }
}

function countPairs(text: string, share: number, slots: number, counts: Map<number, number>): void {
  const words = spokenWords(text)
  if (words.length === 0) return
  const stems = ['^', ...words.map((word) => word.slice(0, STEM)), '$']
  const add = (hash: number) => {
    const slot = hash & (slots - 1)
    counts.set(slot, (counts.get(slot) ?? 0) + (hash >>> 31 === 1 ? share : -share))
  }
  stems.forEach((stem, at) => {
    add(mixedAgain(fnv1a(stem)))
    const begun = fnv1a(' ', fnv1a(stem))
    const end = Math.min(stems.length, at + REACH + 1)
    for (let other = at + 1; other < end; other++) add(mixedAgain(fnv1a(stems[other] ?? '', begun)))
  })
}

/** Mixed once more: the lowest bits choose the slot and the highest one the sign, so all must depend on all letters. */
function mixedAgain(hash: number): number {
  const value = Math.imul(mixed(hash), 0x297a2d39)
  return (value ^ (value >>> 15)) >>> 0
}
