import { expect, test } from 'vitest'
import { readCatBreeds } from '#content/breeds/cats.ts'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import { findBreeds, namesOf } from './catalogue.ts'
import { dogInLanguage, inLanguage } from './in-language.ts'

const breeds = readCatBreeds().map((breed) => inLanguage(breed, 'ro'))

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

test('a breed in the language of the reader keeps its figures and has one coat', () => {
  const maine = readCatBreeds().find(({ ems }) => ems === 'MCO')
  expect(maine && inLanguage(maine, 'en')).toMatchObject({ weight_kg: { from: 4.5, to: 9 }, coat: 'semi-long, uneven, water-repellent' })
  expect(maine && inLanguage(maine, 'en')).not.toHaveProperty('coat_en')
})

test('a reader in English sees the English name first, and no name twice', () => {
  const [persian, maine] = ['PER', 'MCO'].map((ems) => breeds.find((breed) => breed.ems === ems))
  expect(persian && namesOf(persian, 'en')).toEqual({ shown: 'Persian', other: 'Persană' })
  expect(maine && namesOf(maine, 'ro')).toEqual({ shown: 'Maine Coon', other: null })
})

const dogs = readDogBreeds().map((dog) => dogInLanguage(dog, 'ro'))

test.each([
  ['a name in any case', 'LABRADOR', ['labrador']],
  ['a name without its diacritics', 'ciobanesc romanesc', ['mioritic', 'carpatin', 'bucovina', 'corb']],
  ['the English name', 'dane', ['dog-german']],
  ['another name', 'soricar', ['teckel']],
  ['a common spelling', 'shitzu', ['shih-tzu']],
  ['words in any order', 'francez bulldog', ['bulldog-francez']],
  ['a cat', 'persana', []],
])('%s finds its dogs', (_, search, found) => {
  expect(findBreeds(dogs, search).map(({ slug }) => slug)).toEqual(found)
})

test('a dog in the language of the reader keeps its figures and has one coat, one text and one list of risks', () => {
  const labrador = readDogBreeds().find(({ slug }) => slug === 'labrador')
  const shown = labrador && dogInLanguage(labrador, 'en')
  expect(shown).toMatchObject({ weight_kg: { from: 25, to: 36 }, coat: 'short, dense, water-repellent', fci_group: 8 })
  expect(shown?.risks).toContain('obesity')
  for (const key of ['coat_en', 'description', 'description_en', 'risks_en']) expect(shown).not.toHaveProperty(key)
})

test('every cat and every dog has a drawing of its own', () => {
  const pictures = [...breeds, ...dogs].map(({ picture }) => picture)
  expect(new Set(pictures).size).toBe(92)
  expect(pictures).not.toContain(null)
})
