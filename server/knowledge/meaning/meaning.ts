import { hash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Db } from '../../platform/database.ts'
import type { Passage } from '../passages.ts'
import { forgetOtherVectors, keepVectors, readVectors } from './vectors.ts'

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
  /** How far it stands out among all passages, in standard deviations of their likeness to this question. */
  standsOut: number
}

/** The meaning of every passage, as an embeddings model reads it. */
export interface Meaning {
  /** Reads what is new; resolves when all passages are known. A fault is told and tried again by itself. */
  learn(passages: readonly Passage[]): Promise<void>
  /** The nearest passages, best first; none while the passages are being read, or when the model is late or fails. */
  near(question: string): Promise<Near[]>
  close(): void
}

/** A question waits this long for its meaning; its words answer then. */
const QUESTION_MS = 1_000
const BATCH = 64
const BATCH_MS = 60_000
const AGAIN_AFTER_MS = 60_000
/** Models read a beginning; this many characters hold any section of ours. */
const TEXT_LENGTH = 2_000
/** retrieval.md: as many as the words bring. */
const MOST_NEAR = 50

interface Known {
  ids: string[]
  vectors: Float32Array[]
}

/** Keeps the vectors of passages in the database by model and text, so that only what changed is read anew. */
export function openMeaning(db: Db, embedder: Embedder, onFault: () => void): Meaning {
  const closed = new AbortController()
  let known: Known = { ids: [], vectors: [] }
  let wanted: readonly Passage[] = []

  async function read(passages: readonly Passage[]): Promise<void> {
    const texts = new Map(passages.map((passage) => [passage.id, textOf(passage)]))
    const hashes = new Map([...texts].map(([id, text]) => [id, hash('sha256', text)]))
    const kept = await readVectors(db, embedder.model, [...hashes.values()])
    const missing = [...texts].filter(([id]) => !kept.has(hashes.get(id) ?? ''))
    for (let start = 0; start < missing.length; start += BATCH) {
      const batch = missing.slice(start, start + BATCH)
      const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(BATCH_MS)])
      const vectors = await embedder.embed(
        batch.map(([, text]) => text),
        signal,
      )
      const made = new Map(batch.flatMap(([id], place) => pair(hashes.get(id), vectors[place])))
      await keepVectors(db, embedder.model, made)
      for (const [key, vector] of made) kept.set(key, vector)
    }
    const pairs = [...hashes].flatMap(([id, key]) => pair(id, kept.get(key)))
    known = { ids: pairs.map(([id]) => id), vectors: pairs.map(([, vector]) => vector) }
    await forgetOtherVectors(db, embedder.model, [...hashes.values()])
  }

  return {
    async learn(passages) {
      wanted = passages
      while (wanted === passages && !closed.signal.aborted) {
        try {
          return await read(passages)
        } catch {
          if (closed.signal.aborted) return
          onFault()
          await setTimeout(AGAIN_AFTER_MS, undefined, { signal: closed.signal, ref: false }).catch(() => undefined)
        }
      }
    },
    async near(question) {
      if (known.vectors.length === 0) return []
      try {
        const [vector] = await embedder.embed([question], AbortSignal.any([closed.signal, AbortSignal.timeout(QUESTION_MS)]))
        return vector ? nearest(vector, known) : []
      } catch {
        onFault()
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

function nearest(question: Float32Array, { ids, vectors }: Known): Near[] {
  const likeness = vectors.map((vector) => dot(question, vector))
  const mean = likeness.reduce((sum, value) => sum + value, 0) / likeness.length
  const spread = Math.sqrt(likeness.reduce((sum, value) => sum + (value - mean) ** 2, 0) / likeness.length) || 1
  return ids
    .map((id, place) => ({ id, standsOut: ((likeness[place] ?? 0) - mean) / spread }))
    .toSorted((one, other) => other.standsOut - one.standsOut)
    .slice(0, MOST_NEAR)
}

/** Of vectors of length 1: the cosine. Vectors of another dimension are like nothing. */
function dot(one: Float32Array, other: Float32Array): number {
  if (one.length !== other.length) return 0
  let sum = 0
  for (let place = 0; place < one.length; place++) sum += (one[place] ?? 0) * (other[place] ?? 0)
  return sum
}
