import { expect, test } from 'vitest'
import { finder, foldForSearch } from './search.ts'

test('D-040 diacritics, case and the old cedilla make no difference to a search', () => {
  expect(foldForSearch('ADĂPOST')).toBe('adapost')
  expect(foldForSearch('adapost')).toBe('adapost')
  expect(foldForSearch('\u015fcoal\u0103')).toBe(foldForSearch('\u0219coal\u0103'))
  expect(foldForSearch('\u0162ARA')).toBe(foldForSearch('\u021aara'))
})

test('a letter and its mark count as one, however they were typed', () => {
  expect(foldForSearch('a\u0306\u0219')).toBe(foldForSearch('\u0103s\u0326'))
})

test.each([
  ['', true],
  ['   ', true],
  ['andrei', true],
  ['ANDR', true],
  ['cluj', true],
  ['napoca andrei', true],
  ['maria', false],
  ['andrei bacău', false],
])('a search for "%s" among name and city: %s', (search, found) => {
  expect(finder(search)(foldForSearch('Andrei P. Cluj-Napoca'))).toBe(found)
})
