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
