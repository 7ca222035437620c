import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../platform/database/database.ts'
import type { Passage } from '../passages.ts'
import { forgetOtherVectors, storeVectors, readVectors } from './vectors.ts'

/** Turns texts into vectors whose angle tells how near their meanings are. */
export interface Embedder {
  /** Names the model beside what is kept. */
  readonly model: string
  /** A vector of length 1 for each text, all of one dimension. @throws Error when the model fails, is late or sends something else */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>
}

/** A passage whose meaning is near a question's. */
export interface Near {
  /** Of the passage. */
  id: string
  /** How far its likeness to this question lies above that of all passages: in standard deviations from their mean. */
  zScore: number
}

/** The meaning of every passage, as an embeddings model reads it. */
export interface Meaning {
  /** Reads what is new; resolves when all passages are known. A fault is reported, and retried by itself. */
  learn(passages: readonly Passage[]): Promise<void>
  /** The nearest passages, best first; none while the passages are being read, or when the model is late or fails. */
  near(question: string): Promise<Near[]>
  close(): void
}

/** A question waits this long for its meaning; its words answer then. */
const QUESTION_MS = 1_000
const BATCH = 64
const BATCH_MS = 60_000
/** A fixed backoff: until then words alone answer. */
const RETRY_AFTER_MS = 60_000
/** Models read a beginning; this many characters hold any section of ours. */
const TEXT_LENGTH = 2_000
/** As many as the words bring. */
const MOST_NEAR = 50

/** The passages whose vectors are known. */
interface ReadPassages {
  ids: string[]
  vectors: Float32Array[]
}

/** Keeps the vectors of passages in the database by model and text, so that only what changed is read anew. */
export function openMeaning(db: Db, embedder: Embedder, onFault: (error: unknown) => void): Meaning {
  const closed = new AbortController()
  let known: ReadPassages = { ids: [], vectors: [] }
  let wanted: readonly Passage[] = []

  async function read(passages: readonly Passage[]): Promise<void> {
    const texts = new Map(passages.map((passage) => [passage.id, textOf(passage)]))
    const hashes = new Map([...texts].map(([id, text]) => [id, hash('sha256', text)]))
    const stored = await readVectors(db, embedder.model, [...hashes.values()])
    const missing = [...texts].filter(([id]) => !stored.has(hashes.get(id) ?? ''))
    for (let start = 0; start < missing.length; start += BATCH) {
      const batch = missing.slice(start, start + BATCH)
      const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(BATCH_MS)])
      const vectors = await embedder.embed(
        batch.map(([, text]) => text),
        signal,
      )
      const made = new Map(batch.flatMap(([id], index) => pair(hashes.get(id), vectors[index])))
      await storeVectors(db, embedder.model, made)
      for (const [key, vector] of made) stored.set(key, vector)
    }
    const pairs = [...hashes].flatMap(([id, key]) => pair(id, stored.get(key)))
    known = { ids: pairs.map(([id]) => id), vectors: pairs.map(([, vector]) => vector) }
    await forgetOtherVectors(db, embedder.model, [...hashes.values()])
  }

  return {
    async learn(passages) {
      wanted = passages
      while (wanted === passages && !closed.signal.aborted) {
        try {
          return await read(passages)
        } catch (error) {
          if (closed.signal.aborted) return
          onFault(error)
          await pause(RETRY_AFTER_MS, undefined, { signal: closed.signal, ref: false }).catch(() => undefined)
        }
      }
    },
    async near(question) {
      if (known.vectors.length === 0) return []
      try {
        const [vector] = await embedder.embed([question], AbortSignal.any([closed.signal, AbortSignal.timeout(QUESTION_MS)]))
        return vector ? nearest(vector, known) : []
      } catch (error) {
        onFault(error)
        return []
      }
    },
    close: () => closed.abort(new Error('closing')),
  }
}

function pair<One, Other>(one: One | undefined, other: Other | undefined): [One, Other][] {
  return one === undefined || other === undefined ? [] : [[one, other]]
}

function textOf({ title, heading, text }: Passage): string {
  return `${heading === null ? title : `${title}. ${heading}`}\n${text}`.slice(0, TEXT_LENGTH)
}

function nearest(question: Float32Array, { ids, vectors }: ReadPassages): Near[] {
  const likeness = vectors.map((vector) => dot(question, vector))
  const mean = likeness.reduce((sum, value) => sum + value, 0) / likeness.length
  const spread = Math.sqrt(likeness.reduce((sum, value) => sum + (value - mean) ** 2, 0) / likeness.length) || 1
  return ids
    .map((id, index) => ({ id, zScore: ((likeness[index] ?? 0) - mean) / spread }))
    .toSorted((one, other) => other.zScore - one.zScore)
    .slice(0, MOST_NEAR)
}

/** Of vectors of length 1: the cosine. Vectors of another dimension are like nothing. */
function dot(one: Float32Array, other: Float32Array): number {
  if (one.length !== other.length) return 0
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0)
  return sum
}
