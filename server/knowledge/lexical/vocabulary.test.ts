import { expect, test } from 'vitest'
import { createVocabulary } from './vocabulary.ts'

function known(...words: string[]) {
  const vocabulary = createVocabulary()
  for (const word of words) vocabulary.learn(word)
  return vocabulary
}

test('D-040 a word typed without diacritics is found as the stem it has with them', () => {
  const vocabulary = known('respiră', 'câinele')
  expect(vocabulary.find('respira')).toEqual({ terms: vocabulary.find('respiră').terms, corrected: false })
  expect(vocabulary.find('cainele').terms).toEqual(vocabulary.find('câine').terms)
})

test('one wrong letter is put right, in words of four letters and more', () => {
  const vocabulary = known('ciocolată', 'lesă')
  expect(vocabulary.find('ciocolta')).toEqual({ terms: vocabulary.find('ciocolată').terms, corrected: true })
  expect(vocabulary.find('les').corrected).toBe(false)
})

test('a number is never taken for a misspelt one', () => {
  expect(known('2004').find('2005').terms).toEqual([])
})

test('a word of nothing is not found', () => {
  expect(known('câine').find('calculator').terms).toEqual([])
})

test('a word learned after another was put right is found from a typo too', () => {
  const vocabulary = known('ciocolată')
  expect(vocabulary.find('ciocolta').terms).toHaveLength(1)
  const leash = vocabulary.learn('zgardă')
  expect(vocabulary.find('zgrada')).toEqual({ terms: [leash], corrected: true })
})

test('a form of two words stands for both, and so does a typo near two forms', () => {
  const vocabulary = createVocabulary()
  const both = ['respiră', 'respira'].map((word) => vocabulary.learn(word))
  expect(new Set(both).size).toBe(2)
  expect(vocabulary.find('respira').terms).toEqual(both)
  expect(known('latra', 'letra').find('lotra').terms).toHaveLength(2)
})

test('what is longer than any word is put right by none, and costs nothing to look for', () => {
  const vocabulary = createVocabulary()
  const long = 'a'.repeat(200_000)
  vocabulary.learn(`${long}b`)
  expect(vocabulary.find(long)).toEqual({ terms: [], corrected: false })
})
