import type { LabelledQuestion } from '#content/questions/question.ts'
import { inverseFrequency } from '../../understanding/classifier.ts'
import { countFeatures } from '../../understanding/features.ts'
import { createFeatureTable, vectorOf } from '../../understanding/vector.ts'
import { pairVector } from '../../understanding/word-pairs.ts'
import type { Matrix } from './svm.ts'

/** All messages as vectors, over the features that stand in two of them or more. */
export interface Corpus extends Matrix {
  hashes: Uint32Array
  frequencies: Uint16Array
  messages: number
  /** The typed messages as pairs of words. */
  pairs: Matrix
}

/** A feature of one message only teaches nothing about another. */
const LEAST_FREQUENCY = 2
const MOST_COUNTED = 65_535
/** Slots that pairs of words are hashed into: with half of them a tenth more calm messages had an alarm, with twice as many none less. */
export const PAIR_SLOTS = 2 ** 18

/**
 * Reads every message, those of a conversation with the ones before. Buffers are shared, so that threads read the same bytes.
 *
 * @param typed so many of them were typed: what only the others hold is no feature
 */
export function readCorpus(questions: readonly LabelledQuestion[], typed: number): Corpus {
  const messages = questions.slice(0, typed)
  const frequencies = new Map<number, number>()
  for (const { text, before } of messages) {
    const { words, grams } = countFeatures([...before, text].join(' '))
    for (const hash of [...words.keys(), ...grams.keys()]) frequencies.set(hash, (frequencies.get(hash) ?? 0) + 1)
  }
  const frequent = [...frequencies].filter(([, count]) => count >= LEAST_FREQUENCY).toSorted(([one], [other]) => one - other)
  const hashes = Uint32Array.from(frequent, ([hash]) => hash)
  const counts = Uint16Array.from(frequent, ([, count]) => Math.min(MOST_COUNTED, count))
  const table = createFeatureTable(hashes, (index) => Math.fround(inverseFrequency(counts[index] ?? 0, typed)))
  return {
    ...matrixOf(
      questions.map(({ text, before }) => vectorOf(text, before, table)),
      hashes.length,
    ),
    hashes,
    frequencies: counts,
    messages: typed,
    pairs: matrixOf(
      messages.map(({ text, before }) => pairVector(text, before, PAIR_SLOTS)),
      PAIR_SLOTS,
    ),
  }
}

function matrixOf(vectors: readonly { indices: Uint32Array; values: Float32Array }[], features: number): Matrix {
  const starts = new Uint32Array(new SharedArrayBuffer((vectors.length + 1) * 4))
  vectors.forEach(({ indices }, at) => (starts[at + 1] = (starts[at] ?? 0) + indices.length))
  const cells = starts[vectors.length] ?? 0
  const indices = new Uint32Array(new SharedArrayBuffer(cells * 4))
  const values = new Float32Array(new SharedArrayBuffer(cells * 4))
  vectors.forEach((vector, at) => {
    indices.set(vector.indices, starts[at])
    values.set(vector.values, starts[at])
  })
  return { starts, indices, values, features }
}
