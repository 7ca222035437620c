import { atOnce, type Stepwise } from '../in-steps.ts'

const K1 = 1.2
const B = 0.75
/** A few milliseconds of work. */
const DOCUMENTS_A_STEP = 50

/** Part of a document: its terms as numbers, with repeats. `topical` marks what says what the document is about. */
export interface IndexedField {
  terms: number[]
  weight: number
  topical: boolean
}

/** How a document holds a term: not at all, in its text, or in what says what it is about. */
export const ABSENT = 0
export const IN_TEXT = 1
export const TOPICAL = 2

/** A ranked index over numbered terms; impacts are computed when it is built, so a question only adds numbers up. */
export interface Bm25 {
  /** Inverse document frequency; the highest there is for a term that no document holds. */
  idf(term: number | undefined): number
  /** Adds to `scores` what one asked word brings: in every document the strongest of the terms that may stand for it. */
  add(alternatives: readonly WeightedTerm[], share: number, scores: Float32Array): void
  presence(term: number, document: number): number
}

/** The two rankings, and the numbers that the second one gives to 4-grams. */
export interface RankedIndexes {
  stems: Bm25
  grams: Bm25
  gramNumbers: Map<number, number>
  field: 'animals' | 'any'
}

/** A term and how fully it stands for what was asked. */
export interface WeightedTerm {
  term: number
  weight: number
}

/** What a ranked index is made of: numbers alone. */
export interface Postings {
  /** How many documents there are. */
  size: number
  idfs: Float64Array
  offsets: Uint32Array
  documents: Uint32Array
  impacts: Float32Array
  levels: Uint8Array
}

/** Builds the index at once; a term's number must be below `termCount`. */
export function createBm25(documents: IndexedField[][], termCount: number): Bm25 {
  return atOnce(buildBm25(documents, termCount))
}

/** Builds the index in steps; a term's number must be below `termCount`. */
export function* buildBm25(documents: IndexedField[][], termCount: number): Stepwise<Bm25> {
  return openBm25(yield* buildPostings(documents, termCount))
}

/** The index over what was built. */
export function openBm25(postings: Postings): Bm25 {
  const { idfs, size } = postings
  /** What the word being added has brought to each document so far, and to which; kept between calls to spare the memory. */
  const brought = new Float32Array(size)
  const touched: number[] = []
  const unknownIdf = Math.log(1 + (size + 0.5) / 0.5)
  return {
    idf: (term) => (term === undefined ? unknownIdf : (idfs[term] ?? unknownIdf)),
    add(alternatives, share, scores) {
      for (const { term, weight } of alternatives) {
        const end = postings.offsets[term + 1] ?? 0
        for (let at = postings.offsets[term] ?? end; at < end; at++) {
          const document = postings.documents[at] ?? 0
          const impact = weight * share * (postings.impacts[at] ?? 0)
          const before = brought[document] ?? 0
          if (before === 0) touched.push(document)
          if (impact > before) {
            scores[document] = (scores[document] ?? 0) + impact - before
            brought[document] = impact
          }
        }
      }
      for (const document of touched) brought[document] = 0
      touched.length = 0
    },
    presence: (term, document) => find(postings, term, document),
  }
}

/** Counts every document's terms, then lays the postings out term by term in typed arrays. */
export function* buildPostings(documents: IndexedField[][], termCount: number): Stepwise<Postings> {
  const idfs = new Float64Array(termCount)
  const counted: DocumentTerms[] = []
  const offsets = new Uint32Array(termCount + 1)
  for (const fields of documents) {
    const terms = countTerms(fields)
    counted.push(terms)
    for (const term of terms.frequencies.keys()) offsets[term + 1] = (offsets[term + 1] ?? 0) + 1
    if (counted.length % DOCUMENTS_A_STEP === 0) yield
  }
  for (let term = 0; term < termCount; term++) {
    const holders = offsets[term + 1] ?? 0
    idfs[term] = Math.log(1 + (documents.length - holders + 0.5) / (holders + 0.5))
    offsets[term + 1] = holders + (offsets[term] ?? 0)
  }
  const count = offsets[termCount] ?? 0
  const lists = { documents: new Uint32Array(count), impacts: new Float32Array(count), levels: new Uint8Array(count) }
  const postings = { size: documents.length, idfs, offsets, ...lists }
  const averageLength = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length)
  const next = offsets.slice()
  for (const [document, { frequencies, topical, length }] of counted.entries()) {
    const norm = K1 * (1 - B + (B * length) / Math.max(1, averageLength))
    for (const [term, frequency] of frequencies) {
      const at = next[term] ?? 0
      next[term] = at + 1
      postings.documents[at] = document
      postings.impacts[at] = ((idfs[term] ?? 0) * frequency * (K1 + 1)) / (frequency + norm)
      postings.levels[at] = topical.has(term) ? TOPICAL : IN_TEXT
    }
    if (document % DOCUMENTS_A_STEP === 0) yield
  }
  return postings
}

interface DocumentTerms {
  frequencies: Map<number, number>
  topical: Set<number>
  length: number
}

function countTerms(fields: IndexedField[]): DocumentTerms {
  const frequencies = new Map<number, number>()
  const topical = new Set<number>()
  let length = 0
  for (const { terms, weight, topical: isTopical } of fields) {
    length += terms.length * weight
    for (const term of terms) {
      frequencies.set(term, (frequencies.get(term) ?? 0) + weight)
      if (isTopical) topical.add(term)
    }
  }
  return { frequencies, topical, length }
}

/** A binary search: the postings of a term are in the order of the documents. */
function find({ offsets, documents, levels }: Postings, term: number, document: number): number {
  let low = offsets[term] ?? 0
  let high = (offsets[term + 1] ?? 0) - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = documents[middle] ?? 0
    if (found === document) return levels[middle] ?? ABSENT
    if (found < document) low = middle + 1
    else high = middle - 1
  }
  return ABSENT
}
