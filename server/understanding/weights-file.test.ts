import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openClassifier, WEIGHTS_FILE } from './own-classifier.ts'
import { decodeWeights, encodeWeights, type Weights } from './weights-file.ts'

const MOST_BYTES = 6_000_000

const weights: Weights = {
  messages: 3,
  features: 3,
  cells: 4,
  slots: 4,
  classes: ['urgent:any', 'page:article:3'],
  fits: { urgent: [0.5, 2] },
  questions: 'ab12',
  hashes: Uint32Array.of(7, 4_000_000_000, 12),
  frequencies: Uint16Array.of(2, 2, 3),
  counts: Uint16Array.of(1, 2, 1),
  classOf: Uint16Array.of(0, 0, 1, 1),
  weightOf: Int8Array.of(127, -127, 3, -1),
  pairs: Int8Array.of(1, 0, -63, 5),
  scales: Float32Array.of(0.25, 0.5),
  biases: Float32Array.of(-1, -0.5),
}

test('weights that were written are read again, number for number', () => {
  const file = encodeWeights(weights)
  expect(decodeWeights(file)).toEqual(weights)
  expect(encodeWeights(decodeWeights(file)).equals(file)).toBe(true)
})

test('a file of weights that is cut short anywhere is refused with a sentence', () => {
  const file = encodeWeights(weights)
  for (let length = 'BOBITA-WEIGHTS-4'.length; length <= file.length - 8; length++) {
    expect(() => decodeWeights(file.subarray(0, length)), `${length} bytes`).toThrow('the file of weights is cut short')
  }
})

test('a file of something else is refused with a sentence', () => {
  for (const file of [Buffer.alloc(0), Buffer.from('BOBITA'), Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000, 0xff)]) {
    expect(() => decodeWeights(file)).toThrow('this is no file of weights')
  }
})

test('a site whose weights are missing does not start', () => {
  expect(() => openClassifier(new URL('no-such-weights.bin', import.meta.url))).toThrow('no such file')
})

test('the weights that come with the site take 6 MB at most, and are the same bytes when written again', () => {
  expect(statSync(WEIGHTS_FILE).size).toBeLessThanOrEqual(MOST_BYTES)
  const file = readFileSync(WEIGHTS_FILE)
  expect(encodeWeights(decodeWeights(file)).equals(file)).toBe(true)
})
