import { expect, test } from 'vitest'
import { ABSENT, createBm25, IN_TEXT, TOPICAL } from './bm25.ts'

const body = (...terms: number[]) => ({ terms, weight: 1, topical: false })
const title = (...terms: number[]) => ({ terms, weight: 2, topical: true })

function scores(documents: Parameters<typeof createBm25>[0], ...terms: number[]): number[] {
  const index = createBm25(documents, 10)
  const found = new Float32Array(documents.length)
  for (const term of terms) index.add([{ term, weight: 1 }], 1, found)
  return [...found]
}

test('a rare word weighs more than one that every text holds', () => {
  const index = createBm25([[body(1, 2)], [body(1)], [body(1)]], 10)
  expect(index.idf(2)).toBeGreaterThan(index.idf(1))
  expect(index.idf(undefined)).toBeGreaterThan(index.idf(2))
})

test('a word in the title weighs more than the same word in the body', () => {
  const [inTitle = 0, inBody = 0] = scores(
    [
      [title(1), body(2, 3)],
      [title(2), body(1, 3)],
    ],
    1,
  )
  expect(inTitle).toBeGreaterThan(inBody)
})

test('two synonyms in one text count once, as the stronger', () => {
  const index = createBm25([[body(1, 2)], [body(1, 3)]], 10)
  const found = new Float32Array(2)
  index.add(
    [
      { term: 1, weight: 1 },
      { term: 2, weight: 0.01 },
    ],
    1,
    found,
  )
  expect(found[0]).toBeCloseTo(found[1] ?? 0, 6)
})

test('an index tells where a text holds a word', () => {
  const index = createBm25([[title(1), body(2)], [body(1)]], 10)
  expect([index.presence(1, 0), index.presence(1, 1), index.presence(2, 0), index.presence(2, 1), index.presence(9, 0)]).toEqual([
    TOPICAL,
    IN_TEXT,
    IN_TEXT,
    ABSENT,
    ABSENT,
  ])
})
