import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meantAmong } from '#contract/meant-among.ts'
import { foldForSearch, holding } from '#contract/search.ts'
import { indexTexts } from './text-index.ts'

/** The indexes of what a search finds; null when it holds for all. */
function finding(texts: readonly string[]): (search: string) => number[] | null {
  const { meant, find } = indexTexts(texts)
  return (search) => {
    const words = meant(search)
    return words && [...find(words)]
  }
}

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ș', 'ț', ' '), maxLength: 30 })

test('S-138 S-165 D-040 an index finds exactly what reading every text finds', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 501, maxLength: 620 }), fc.array(text, { minLength: 5, maxLength: 5 }), (given, searches) => {
      const folded = given.map(foldForSearch)
      const find = finding(folded)
      for (const search of searches) {
        const holds = holding(meantAmong(folded, search.trim()))
        expect(find(search) ?? [...folded.keys()]).toEqual(folded.flatMap((one, index) => (holds(one) ? index : [])))
      }
    }),
    { numRuns: 40 },
  )
})

test('an empty search holds for all, in a small list and in a large one', () => {
  for (const size of [3, 1_000]) expect(finding(Array.from({ length: size }, (_, index) => `nume ${index}`))('  ')).toBeNull()
})

test('words of a search may stand inside words, in any order', () => {
  const texts = [...Array.from({ length: 600 }, (_, index) => `altul ${index}`), 'adapostul speranta iasi', 'speranta cluj']
  const find = finding(texts)
  expect(find('iași adăp')).toEqual([600])
  expect(find('ranț')).toEqual([600, 601])
  expect(find('nimic')).toEqual([])
})

test.each([2, 600])('a word that no text holds is put right by one letter, and one that some text holds is not: among %s more texts', (more) => {
  const find = finding([...Array.from({ length: more }, (_, index) => `altul ${index}`), 'adapostul speranta iasi', 'adapostul sperante cluj'])
  expect(find('adpostul iasi')).toEqual([more])
  expect(find('sperantw')).toEqual([more, more + 1])
  expect(find('speranta')).toEqual([more])
  expect(find('altul iasi')).toEqual([])
})
