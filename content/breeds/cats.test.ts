import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { breedCategories, readCatBreeds, type CatBreedRecord } from './cats.ts'

const breeds = readCatBreeds()

function ofCategory(category: CatBreedRecord['category']): CatBreedRecord[] {
  return breeds.filter((breed) => breed.category === category)
}

/** Reads a catalogue of one breed, changed. */
function readWith(changed: object): CatBreedRecord[] {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-breeds-'))
  const file = join(folder, 'cats.json')
  writeFileSync(file, JSON.stringify([{ ...breeds[0], ...changed }]))
  try {
    return readCatBreeds(pathToFileURL(file))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function words(text: string): number {
  return text.split(/\s+/).length
}

test('S-299 S-506 the catalogue has 52 breeds: 5, 9, 20, 16 and two house cats', () => {
  expect(breeds).toHaveLength(52)
  expect(breedCategories.map((category) => ofCategory(category).length)).toEqual([5, 9, 20, 16, 2])
})

test('S-308 every EMS code has three letters and is unique', () => {
  expect(breeds.filter(({ ems }) => !/^[A-Z]{3}$/.test(ems))).toEqual([])
  expect(new Set(breeds.map(({ ems }) => ems)).size).toBe(breeds.length)
})

test('S-308 a catalogue with one code twice is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-breeds-'))
  const file = join(folder, 'cats.json')
  writeFileSync(file, JSON.stringify([breeds[0], breeds[1], breeds[0]]))
  expect(() => readCatBreeds(pathToFileURL(file))).toThrow('The EMS code EXO appears twice')
  rmSync(folder, { recursive: true })
})

test('S-309 every category is 1, 2, 3, 4 or - and a fifth is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-breeds-'))
  const file = join(folder, 'cats.json')
  writeFileSync(file, JSON.stringify([{ ...breeds[0], category: '5' }]))
  expect(new Set(breeds.map(({ category }) => category))).toEqual(new Set(['1', '2', '3', '4', '-']))
  expect(() => readCatBreeds(pathToFileURL(file))).toThrow()
  rmSync(folder, { recursive: true })
})

test('S-310 category 1 is Exotic, Persană, Ragdoll, Birmană Sacră and Van Turcesc', () => {
  expect(ofCategory('1').map(({ name }) => name)).toEqual(['Exotic', 'Persană', 'Ragdoll', 'Birmană Sacră', 'Van Turcesc'])
})

test('S-311 category 2 includes Maine Coon, Siberiană and Norvegiană de Pădure', () => {
  expect(ofCategory('2').map(({ name }) => name)).toEqual(expect.arrayContaining(['Maine Coon', 'Siberiană', 'Norvegiană de Pădure']))
})

test('S-312 category 3 includes British, Bengal, Burmese and Bombay', () => {
  expect(ofCategory('3').map(({ name_en }) => name_en)).toEqual(
    expect.arrayContaining(['British Shorthair', 'British Longhair', 'Bengal', 'Burmese', 'Bombay']),
  )
})

test('S-313 category 4 includes Siamese, Abyssinian, Sphynx, Rex, Oriental and Lykoi', () => {
  const expected = ['Siamese', 'Abyssinian', 'Sphynx', 'Cornish Rex', 'Devon Rex', 'German Rex', 'Oriental Shorthair', 'Lykoi']
  expect(ofCategory('4').map(({ name_en }) => name_en)).toEqual(expect.arrayContaining(expected))
})

test('S-314 the house cats are exactly HCL and HCS', () => {
  expect(ofCategory('-').map(({ ems }) => ems)).toEqual(['HCL', 'HCS'])
})

test('S-315 every description has 60 to 120 words in both languages', () => {
  const lengths = breeds.flatMap(({ ems, description, description_en }) => [
    { ems, length: words(description) },
    { ems, length: words(description_en) },
  ])
  expect(lengths.filter(({ length }) => length < 60 || length > 120)).toEqual([])
})

test('S-315 no two descriptions share an opening, and none is in the other language', () => {
  for (const key of ['description', 'description_en'] as const) {
    expect(new Set(breeds.map((breed) => breed[key].split(' ').slice(0, 4).join(' '))).size).toBe(breeds.length)
  }
  expect(breeds.filter(({ description }) => !/[ăâîșț]/.test(description))).toEqual([])
  expect(breeds.filter(({ description_en }) => /[ăâîșț]/.test(description_en))).toEqual([])
})

test('every breed, the house cats too, has a weight in kilograms and a length of life in years', () => {
  expect(breeds.filter(({ weight_kg, life_years }) => weight_kg === null || life_years === null)).toEqual([])
  const [maine, singapura] = ['MCO', 'SIN'].map((code) => breeds.find(({ ems }) => ems === code))
  expect(maine).toMatchObject({ weight_kg: { from: 4.5, to: 9 }, life_years: { from: 12, to: 15 } })
  expect(singapura).toMatchObject({ weight_kg: { from: 2, to: 4 }, life_years: { from: 11, to: 15 } })
})

test('a fact may be unknown', () => {
  expect(readWith({ weight_kg: null, life_years: null })[0]).toMatchObject({ weight_kg: null, life_years: null })
})

test.each([
  ['a weight that falls', { weight_kg: { from: 6, to: 3 } }],
  ['a weight in grams', { weight_kg: { from: 3_000, to: 6_000 } }],
  ['half a year', { life_years: { from: 12.5, to: 15 } }],
  ['a third end', { weight_kg: { from: 3, to: 6, male: 7 } }],
  ['no coat', { coat: '' }],
  ['a fact without a name', { height_cm: 30 }],
])('a breed with %s is refused', (_, changed) => {
  expect(() => readWith(changed)).toThrow()
})

test('every coat begins with its length or says that there is none, in both languages', () => {
  const known = (ro: string, en: string) =>
    (/^(?:foarte )?scurt\b/.test(ro) && /^(?:very )?short\b/.test(en)) ||
    (/^semilung\b/.test(ro) && /^semi-long\b/.test(en)) ||
    (/^lung\b/.test(ro) && /^long\b/.test(en)) ||
    (/^(?:parțial )?fără păr/.test(ro) && /^(?:partly )?hairless\b/.test(en))
  expect(breeds.filter(({ coat, coat_en }) => !known(coat, coat_en))).toEqual([])
  expect(breeds.filter(({ coat_en }) => /[ăâîșț]/.test(coat_en))).toEqual([])
})

test('a coat agrees with the name of its breed', () => {
  expect(breeds.filter(({ name_en, coat }) => /Shorthair/.test(name_en) && !coat.startsWith('scurt'))).toEqual([])
  expect(breeds.filter(({ name_en, coat }) => /Longhair/.test(name_en) && !coat.startsWith('semilung'))).toEqual([])
})

test('The descriptions have no exclamation mark, no cedilla and no dose', () => {
  const texts = breeds.flatMap(({ name, coat, coat_en, description, description_en }) => [name, coat, coat_en, description, description_en])
  expect(texts.filter((text) => /[!\u015E\u015F\u0162\u0163]|\d\s?(?:mg|ml)\b/.test(text))).toEqual([])
})
