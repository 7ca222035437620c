import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finder, fold } from '#contract/search.ts'
import { indexTexts } from './text-index.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ș', 'ț', ' '), maxLength: 30 })

test('S-138 S-165 D-040 an index finds exactly what reading every text finds', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 501, maxLength: 620 }), fc.array(text, { minLength: 5, maxLength: 5 }), (given, searches) => {
      const folded = given.map(fold)
      const find = indexTexts(folded)
      for (const search of searches) {
        const read = folded.flatMap((one, place) => (finder(search.trim())(one) ? place : []))
        expect([...(find(search) ?? folded.keys())]).toEqual(read)
      }
    }),
    { numRuns: 40 },
  )
})

test('an empty search holds for all, in a small list and in a large one', () => {
  for (const size of [3, 1_000]) expect(indexTexts(Array.from({ length: size }, (_, place) => `nume ${place}`))('  ')).toBeNull()
})

test('words of a search may stand inside words, in any order', () => {
  const texts = [...Array.from({ length: 600 }, (_, place) => `altul ${place}`), 'adapostul speranta iasi', 'speranta cluj']
  const find = indexTexts(texts)
  expect([...(find('iași adăp') ?? [])]).toEqual([600])
  expect([...(find('ranț') ?? [])]).toEqual([600, 601])
  expect([...(find('nimic') ?? [])]).toEqual([])
})
