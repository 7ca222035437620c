import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { packRuns, unpackRuns } from './packed-runs.ts'

/** What the file says of itself before its numbers. */
const header = z.object({
  /** Rows a feature's rarity is counted in. */
  messages: z.int().positive(),
  features: z.int().positive(),
  cells: z.int().positive(),
  /** Slots that pairs of words are hashed into: a power of two. */
  slots: z.int().positive(),
  /** Names of the classes, `head:name`, in the order of their numbers. */
  classes: z.array(z.string()),
  /** Logistic combinations fitted after the lines, by name: a bias, then a weight for each input. */
  fits: z.record(z.string(), z.array(z.number())),
  /** SHA-256 of the questions it was trained on. */
  questions: z.string(),
})
export type WeightsHeader = z.infer<typeof header>

/**
 * What training leaves: for every feature the classes it speaks for and against. Feature n has `counts[n]` weights, which
 * stand one after the other in `classes` and `weights`; a class's sum is multiplied by its scale and moved by its bias.
 * The class PAIRS_CLASS has a weight for every slot of pairs of words instead.
 */
export interface Weights extends WeightsHeader {
  hashes: Uint32Array
  /** In how many messages each feature stands. */
  frequencies: Uint16Array
  counts: Uint16Array
  classOf: Uint16Array
  weightOf: Int8Array
  pairs: Int8Array
  scales: Float32Array
  biases: Float32Array
}

/** The class that is read from pairs of words (word-pairs.ts): whether a message is urgent. */
export const PAIRS_CLASS = 'urgent:pairs'

/** Behind it everything is compressed (zstd), to half its size. */
const MAGIC = 'BOBITA-WEIGHTS-4'
const LEVEL = 17
/** A file that unpacks to more is none of ours. */
const MOST_BYTES = 64 * 1024 * 1024
/** Unpacked at once: in the pieces of 16 kB that are usual it takes three times as long. */
const CHUNK_BYTES = 16 * 1024 * 1024
const ALIGNED = 8

/** The numbers of a file, in the order in which they lie there; hashes rise, and so do the classes of a feature: they are packed as such. */
function partsOf({ features, cells, classes, slots }: WeightsHeader) {
  return [
    { name: 'scales', type: Float32Array, length: classes.length },
    { name: 'biases', type: Float32Array, length: classes.length },
    { name: 'frequencies', type: Uint16Array, length: features },
    { name: 'counts', type: Uint16Array, length: features },
    { name: 'weightOf', type: Int8Array, length: cells },
    { name: 'pairs', type: Int8Array, length: slots },
    { name: 'hashes', type: Uint8Array, length: features * Uint32Array.BYTES_PER_ELEMENT },
    { name: 'classOf', type: Uint8Array, length: cells * Uint16Array.BYTES_PER_ELEMENT },
  ] as const
}

/** Reads a file of weights. @throws Error when it is not one, or is cut short */
export function decodeWeights(packed: Buffer): Weights {
  if (packed.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('this is no file of weights')
  const file = unpacked(packed.subarray(MAGIC.length))
  const headerStart = 4
  const headerEnd = file.byteLength < headerStart ? Infinity : headerStart + file.readUInt32LE(0)
  if (headerEnd > file.byteLength) throw new Error('the file of weights is cut short')
  const said = header.parse(JSON.parse(file.toString('utf8', headerStart, headerEnd)))
  let at = aligned(headerEnd)
  const take = <Numbers>(type: { new (buffer: ArrayBufferLike, offset: number, length: number): Numbers; BYTES_PER_ELEMENT: number }, length: number) => {
    const bytes = length * type.BYTES_PER_ELEMENT
    if (at + bytes > file.byteLength) throw new Error('the file of weights is cut short')
    const numbers = new type(file.buffer, file.byteOffset + at, length)
    at = aligned(at + bytes)
    return numbers
  }
  const [scales, biases, frequencies, counts, weightOf, pairs, hashes, classOf] = partsOf(said)
  // Copied, so that the unpacked file is let go.
  const kept = {
    scales: take(scales.type, scales.length).slice(),
    biases: take(biases.type, biases.length).slice(),
    frequencies: take(frequencies.type, frequencies.length).slice(),
    counts: take(counts.type, counts.length).slice(),
    weightOf: take(weightOf.type, weightOf.length).slice(),
    pairs: take(pairs.type, pairs.length).slice(),
  }
  if (kept.counts.reduce((sum, count) => sum + count, 0) !== said.cells) throw new Error('the file of weights is cut short')
  return {
    ...said,
    ...kept,
    hashes: unpackRuns(take(hashes.type, hashes.length), [said.features], new Uint32Array(said.features)),
    classOf: unpackRuns(take(classOf.type, classOf.length), kept.counts, new Uint16Array(said.cells)),
  }
}

/** The bytes of a file of weights; the same weights make the same bytes. */
export function encodeWeights(weights: Weights): Buffer {
  const said = Buffer.from(JSON.stringify(header.parse(weights)))
  const packed = { ...weights, hashes: packRuns(weights.hashes, [weights.features]), classOf: packRuns(weights.classOf, weights.counts) }
  const parts = partsOf(weights).map(({ name }) => {
    const numbers = packed[name]
    return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength)
  })
  const head = Buffer.alloc(aligned(4 + said.length))
  head.writeUInt32LE(said.length)
  said.copy(head, 4)
  const whole = Buffer.concat([head, ...parts.flatMap((part) => [part, Buffer.alloc(aligned(part.length) - part.length)])])
  return Buffer.concat([Buffer.from(MAGIC, 'latin1'), zstdCompressSync(whole, { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } })])
}

/** @throws Error when it is cut short, or damaged */
function unpacked(packed: Buffer): Buffer {
  try {
    return zstdDecompressSync(packed, { maxOutputLength: MOST_BYTES, chunkSize: CHUNK_BYTES })
  } catch (cause) {
    throw new Error('the file of weights is cut short', { cause })
  }
}

function aligned(at: number): number {
  return Math.ceil(at / ALIGNED) * ALIGNED
}
