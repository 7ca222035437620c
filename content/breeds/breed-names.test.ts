import { expect, test } from 'vitest'
import { isBreedName } from './breed-names.ts'
import { readCatBreeds } from './cats.ts'

test('every code and every name of the catalogue is known to be a breed', () => {
  const words = readCatBreeds().flatMap(({ ems, name, name_en }) => [ems, ems.toLowerCase(), name, name_en, name.toUpperCase()])
  expect(words.filter((word) => !isBreedName(word))).toEqual([])
})

test.each([
  'câini',
  'Pisici',
  'cai',
  'iepuri',
  'păsări',
  'papagali',
  'hamsteri',
  'porcușori de Guineea',
  'animale exotice',
  'reptile',
  'dresaj personal',
  'dogs',
  'cats',
  '',
])('the species "%s" is no breed', (item) => {
  expect(isBreedName(item)).toBe(false)
})
