import { expect, test } from 'vitest'
import { withoutDiacritics, normalise, stem, words } from './romanian.ts'

test('D-040 cedilla, comma, capitals and combining accents are one word', () => {
  const forms = ['ŞCOALĂ', 'școală', 'Şcoală', 's\u0326coala\u0306']
  expect(new Set(forms.map(normalise))).toEqual(new Set(['școală']))
  expect(new Set(forms.map((form) => stem(normalise(form)))).size).toBe(1)
})

test('D-040 a word without diacritics folds to the same letters', () => {
  expect(withoutDiacritics('căpușă îți țâșnește')).toBe('capusa iti tasneste')
})

test('the forms of a noun share a stem', () => {
  for (const forms of [
    ['câine', 'câini', 'câinele', 'câinii'],
    ['pisică', 'pisici', 'pisicii'],
    ['căpușă', 'căpușe', 'căpușelor'],
  ]) {
    expect(new Set(forms.map(stem)).size).toBe(1)
  }
})

test('words are letters and numbers, without what stands between them', () => {
  expect(words('Nu-mi place: „Legea 205/2004”, art. 24^1!')).toEqual(['nu', 'mi', 'place', 'legea', '205', '2004', 'art', '24', '1'])
})
