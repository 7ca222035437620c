import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { newId } from '../platform/ids.ts'
import { encodeBlocks, readBlocks, type BlockReader } from '../platform/files/blocks.ts'
import { inSteps, type Stepwise } from './in-steps.ts'
import type { IndexedText } from './lexical/indexed-text.ts'
import { readLexicalContent, type LexicalContent } from './lexical/lexical-index.ts'
import type { Postings } from './lexical/bm25.ts'

/** Keeps what texts were read into from one start to the next. */
export interface KeptIndex {
  /** What the file holds of these very texts; what it does not hold is read in steps, and then kept. */
  contentOf(texts: IndexedText[], signal: AbortSignal): Promise<LexicalContent>
}

const SHA256_BYTES = 32
/** A few milliseconds of work. */
const TEXTS_A_STEP = 500

/**
 * The program that reads texts, by its bytes: another one may read them otherwise. Null from sources, whose change no
 * file of their own would show: there nothing is kept.
 */
export function ownCode(): string | null {
  const program = import.meta.filename
  return program.endsWith('.js') ? createHash('sha256').update(readFileSync(program)).digest('hex') : null
}

/**
 * The index in a file: the program and the texts it was made of, what they were read into, and a hash of all that. One of
 * other texts or another program is made anew; so is a damaged one, of which `onFault` is told.
 */
export function keptIndex(file: string, code: string, onFault: (error: unknown) => void): KeptIndex {
  async function read(key: string): Promise<LexicalContent | null> {
    const bytes = await readFile(file).catch(() => null)
    if (bytes === null) return null
    const body = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength - SHA256_BYTES)
    const blocks = readBlocks(body)
    if (blocks.texts()[0] !== key) return null
    const hash = createHash('sha256').update(body).digest()
    if (!hash.equals(bytes.subarray(-SHA256_BYTES))) throw new Error(`${file} is damaged: it is made anew`)
    return decode(blocks)
  }

  /** In one step: who reads it meanwhile finds the one before, or this one whole. */
  async function write(key: string, content: LexicalContent): Promise<void> {
    const bytes = encodeBlocks([[key], ...encode(content)])
    const hash = createHash('sha256')
    for (const part of bytes) hash.update(part)
    const making = `${file}.${newId()}`
    await writeFile(making, [...bytes, hash.digest()], { mode: 0o600 })
    await rename(making, file).catch(async (error: unknown) => {
      await rm(making, { force: true })
      throw error
    })
  }

  return {
    async contentOf(texts, signal) {
      const key = await inSteps(keyOf(texts, code), signal)
      try {
        const found = await read(key)
        if (found !== null) return found
      } catch (error) {
        onFault(error)
      }
      const content = await inSteps(readLexicalContent(texts), signal)
      // A disk without room is no reason not to answer.
      await write(key, content).catch(onFault)
      return content
    },
  }
}

/** Says which texts were read by which program. */
function* keyOf(texts: readonly IndexedText[], code: string): Stepwise<string> {
  const hash = createHash('sha256').update(code)
  for (const [number, { parts }] of texts.entries()) {
    for (const { text, weight, topical } of parts) hash.update(`${weight} ${topical} ${text.length} ${text}`)
    if (number % TEXTS_A_STEP === 0) yield
  }
  return hash.digest('hex')
}

function encode({ words, gramCodes, stems, grams }: LexicalContent) {
  return [words.terms, words.forms, words.counts, words.stems, words.near, gramCodes, ...encodePostings(stems), ...encodePostings(grams)]
}

function encodePostings({ size, idfs, offsets, documents, impacts, levels }: Postings) {
  return [Uint32Array.of(size), idfs, offsets, documents, impacts, levels]
}

function decode(blocks: BlockReader): LexicalContent {
  return {
    words: { terms: blocks.texts(), forms: blocks.texts(), counts: blocks.uint8(), stems: blocks.uint32(), near: blocks.float64() },
    gramCodes: blocks.uint32(),
    stems: decodePostings(blocks),
    grams: decodePostings(blocks),
  }
}

function decodePostings(blocks: BlockReader): Postings {
  return {
    size: blocks.uint32()[0] ?? 0,
    idfs: blocks.float64(),
    offsets: blocks.uint32(),
    documents: blocks.uint32(),
    impacts: blocks.float32(),
    levels: blocks.uint8(),
  }
}
