import { createFeatureTable, vectorOf, type FeatureTable, type Vector } from './vector.ts'
import { PAIRS_CLASS, type Weights } from './weights-file.ts'
import { pairVector, type PairVector } from './word-pairs.ts'

/** What a message was seen to speak of: a margin for every class of every head, above zero being inside. */
export interface Margins {
  /** The margins of a head by name of class, best first; none for a head it does not have. */
  of(head: string): ReadonlyMap<string, number>
  /** One margin; -1 for a class that was never trained. */
  at(head: string, name: string): number
  /**
   * False for keys hit at random and scripts nobody trained: the few n-grams such a message shares with real ones would
   * be brought to full length, and speak for some page as surely as a sentence does.
   */
  readonly legible: boolean
}

/** The learned linear heads over one set of features. */
export interface Classifier {
  /** Reads a message, with the messages of the same person before it when they are to count. */
  read(text: string, before?: readonly string[]): Margins
  /** 0..1: the chance by one of the fitted combinations of numbers. */
  chance(fit: string, inputs: readonly number[]): number
}

const UNTRAINED = -1

/** The share of known n-grams below which a message says nothing: of 2,600 questions by other hands none has less than 0.75, of 2,000 strings of random letters 13 have more. */
const LEGIBLE = 0.5

/** What an illegible message has: its words would hit slots of others at random. */
const NO_PAIRS: PairVector = { indices: new Uint32Array(), values: new Float32Array() }

/** Opens trained weights; its tables are made when it first reads, which takes some milliseconds. */
export function createClassifier(weights: Weights): Classifier {
  const { hashes, frequencies, messages, counts, classOf, weightOf, scales, biases, classes, fits, pairs } = weights
  let made: { features: FeatureTable; starts: Uint32Array } | null = null
  const tables = () =>
    (made ??= {
      features: createFeatureTable(hashes, (index) => Math.fround(inverseFrequency(frequencies[index] ?? 0, messages))),
      starts: startsOf(counts),
    })
  const heads = Map.groupBy(
    classes.map((name, number) => ({ number, head: name.slice(0, name.indexOf(':')), name: name.slice(name.indexOf(':') + 1) })),
    ({ head }) => head,
  )
  const numbers = new Map(classes.map((name, number) => [name, number]))

  function sum({ indices, values }: Vector, ofPairs: PairVector): Float32Array {
    const { starts } = tables()
    const sums = new Float32Array(classes.length)
    for (let at = 0; at < indices.length; at++) {
      const index = indices[at] ?? 0
      const value = values[at] ?? 0
      const end = starts[index + 1] ?? 0
      for (let cell = starts[index] ?? 0; cell < end; cell++) {
        const number = classOf[cell] ?? 0
        sums[number] = (sums[number] ?? 0) + value * (weightOf[cell] ?? 0)
      }
    }
    const pairsNumber = numbers.get(PAIRS_CLASS)
    if (pairsNumber !== undefined) sums[pairsNumber] = ofPairs.indices.reduce((total, slot, at) => total + (pairs[slot] ?? 0) * (ofPairs.values[at] ?? 0), 0)
    for (let number = 0; number < sums.length; number++) sums[number] = (sums[number] ?? 0) * (scales[number] ?? 0) + (biases[number] ?? 0)
    return sums
  }

  return {
    read(text, before = []) {
      const vector = vectorOf(text, before, tables().features)
      const legible = vector.known >= LEGIBLE
      const sums = sum(vector, legible ? pairVector(text, before, pairs.length) : NO_PAIRS)
      return {
        legible,
        of: bestFirst((head) => (heads.get(head) ?? []).map(({ number, name }) => [name, sums[number] ?? UNTRAINED])),
        at: (head, name) => sums[numbers.get(`${head}:${name}`) ?? -1] ?? UNTRAINED,
      }
    },
    chance(fit, inputs) {
      const [bias = 0, ...shares] = fits[fit] ?? []
      return 1 / (1 + Math.exp(-shares.reduce((total, share, at) => total + share * (inputs[at] ?? 0), bias)))
    },
  }
}

/** The margins of each head, best first: read and sorted once, because every passage that is judged asks for them. */
export function bestFirst(marginsOf: (head: string) => readonly (readonly [string, number])[]): Margins['of'] {
  const known = new Map<string, ReadonlyMap<string, number>>()
  return (head) => {
    const margins = known.get(head) ?? new Map(marginsOf(head).toSorted(([, one], [, other]) => other - one))
    known.set(head, margins)
    return margins
  }
}

/** Where the weights of each feature begin, and behind the last one where they end. */
function startsOf(counts: Uint16Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  for (let index = 0; index < counts.length; index++) starts[index + 1] = (starts[index] ?? 0) + (counts[index] ?? 0)
  return starts
}

/** How telling a feature is that stands in so many of so many messages. */
export function inverseFrequency(frequency: number, messages: number): number {
  return Math.log((1 + messages) / (1 + frequency)) + 1
}
