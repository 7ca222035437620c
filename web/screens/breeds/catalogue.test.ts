import { expect, test } from 'vitest'
import { readBreeds } from '#content/breeds/breeds.ts'
import { findBreeds, inLanguage, namesOf } from './catalogue.ts'

const breeds = readBreeds().map((breed) => inLanguage(breed, 'ro'))

function codes(search: string): string[] {
  return findBreeds(breeds, search).map(({ ems }) => ems)
}

test.each([
  ['S-301 a name in any case', 'maine', ['MCO']],
  ['S-302 an EMS code in any case', 'mco', ['MCO']],
  ['D-040 a name without its diacritics', 'padure', ['NFO']],
  ['D-040 a name with the old cedilla', 'turceasc\u0103', ['TUA']],
  ['the English name', 'abyssinian', ['ABY']],
  ['words in any order', 'coon maine', ['MCO']],
  ['nothing known', 'labrador', []],
])('%s finds its breeds', (_, search, found) => {
  expect(codes(search)).toEqual(found)
})

test('S-299 an empty search shows all 52', () => {
  expect([codes('').length, codes('  ').length]).toEqual([52, 52])
})

test('a reader in English sees the English name first, and no name twice', () => {
  const [persian, maine] = ['PER', 'MCO'].map((ems) => breeds.find((breed) => breed.ems === ems))
  expect(persian && namesOf(persian, 'en')).toEqual({ shown: 'Persian', other: 'Persană' })
  expect(maine && namesOf(maine, 'ro')).toEqual({ shown: 'Maine Coon', other: null })
})
