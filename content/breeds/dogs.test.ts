import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { readArticles } from '../articles.ts'
import { readCatBreeds } from './cats.ts'
import { readDogBreeds, type DogBreedRecord } from './dogs.ts'

const dogs = readDogBreeds()

/** Reads a catalogue of the given dogs. */
function readWith(...entries: object[]): DogBreedRecord[] {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-dogs-'))
  const file = join(folder, 'dogs.json')
  writeFileSync(file, JSON.stringify(entries))
  try {
    return readDogBreeds(pathToFileURL(file))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** All texts of a dog, in Romanian or in English. */
function textsOf(dog: DogBreedRecord, language: 'ro' | 'en'): string[] {
  return language === 'ro' ? [dog.coat, dog.description, ...dog.risks] : [dog.name_en, dog.coat_en, dog.description_en, ...dog.risks_en]
}

test('there are 40 dogs or more, the four Romanian shepherds first and then by FCI group', () => {
  expect(dogs.length).toBeGreaterThanOrEqual(40)
  expect(dogs.slice(0, 4).map(({ name }) => name)).toEqual([
    'Ciobănesc Românesc Mioritic',
    'Ciobănesc Românesc Carpatin',
    'Ciobănesc Românesc de Bucovina',
    'Ciobănesc Românesc Corb',
  ])
  const groups = dogs.slice(4).map(({ fci_group }) => fci_group)
  expect(groups).toEqual(groups.toSorted((one, other) => one - other))
})

test.each([
  ['labrador', 8, 122],
  ['bucovina', 2, 357],
  ['corb', 2, 373],
  ['teckel', 4, 148],
  ['bichon-maltez', 9, 65],
])('%s stands in FCI group %i under number %i', (slug, fci_group, fci_number) => {
  expect(dogs.find((dog) => dog.slug === slug)).toMatchObject({ fci_group, fci_number })
})

test('no two dogs share a slug, a name, an FCI number or another name, and none has the code of a cat', () => {
  for (const key of ['slug', 'name', 'fci_number'] as const) {
    expect(new Set(dogs.map((dog) => dog[key])).size).toBe(dogs.length)
  }
  const aliases = dogs.flatMap((dog) => dog.aliases)
  expect(new Set(aliases).size).toBe(aliases.length)
  const codes = new Set(readCatBreeds().map(({ ems }) => ems.toLowerCase()))
  expect(dogs.filter(({ slug }) => codes.has(slug))).toEqual([])
})

test('the Raven is said to be recognised provisionally', () => {
  const corb = dogs.find(({ slug }) => slug === 'corb')
  expect(corb?.description).toContain('provizoriu în septembrie 2024')
  expect(corb?.description_en).toContain('provisionally in September 2024')
})

test('the dogs of category II are those that our article on Emergency Ordinance 55/2002 names', () => {
  const article = readArticles().find(({ title }) => title.includes('OUG 55/2002'))
  const named = /Categoria a II-a:\*\* (.*), plus/.exec(article?.content ?? '')?.[1]?.split(', ') ?? []
  expect(named).toContain('Rottweiler')
  expect(dogs.filter(({ dangerous_category }) => dangerous_category === 'II').map(({ name }) => name)).toEqual(
    dogs.map(({ name }) => name).filter((name) => named.includes(name)),
  )
})

test('every description has 75 to 120 words in both languages, its own opening, and none of the other language', () => {
  const lengths = dogs.flatMap(({ slug, description, description_en }) =>
    [description, description_en].map((text) => [slug, text.split(/\s+/).length] as const),
  )
  expect(lengths.filter(([, length]) => length < 75 || length > 120)).toEqual([])
  for (const key of ['description', 'description_en'] as const) {
    expect(new Set(dogs.map((dog) => dog[key].split(' ').slice(0, 3).join(' '))).size).toBe(dogs.length)
  }
  expect(dogs.filter(({ description }) => !/[ăâîșț]/.test(description))).toEqual([])
  expect(dogs.flatMap((dog) => textsOf(dog, 'en')).filter((text) => /[ăâîșț]/.test(text))).toEqual([])
})

test('the texts have no exclamation mark, no cedilla, no straight quotes and no dose', () => {
  const texts = dogs.flatMap((dog) => [...textsOf(dog, 'ro'), ...textsOf(dog, 'en')])
  expect(texts.filter((text) => /[!"\u015E\u015F\u0162\u0163]|\d\s?(?:mg|ml)\b/.test(text))).toEqual([])
})

test('every dog has the same risks in both languages', () => {
  expect(dogs.filter(({ risks, risks_en }) => risks.length !== risks_en.length)).toEqual([])
})

test('dogs with a very flat face say what it costs their breath and what heat does', () => {
  for (const slug of ['bulldog-englez', 'bulldog-francez', 'mops', 'pechinez', 'shih-tzu']) {
    const dog = dogs.find((one) => one.slug === slug)
    expect(dog?.risks).toContain('sindrom brahicefalic (respirație grea)')
    expect(dog?.description).toMatch(/căldur/)
  }
})

test('sizes agree with the usual weight', () => {
  const least = { toy: 0, small: 3, medium: 8, large: 19, giant: 39 }
  const most = { toy: 5, small: 14, medium: 33, large: 56, giant: 100 }
  expect(
    dogs.filter(({ sizes, weight_kg }) => !sizes.some((size) => weight_kg.from >= least[size] && weight_kg.to <= most[size]) && sizes.length === 1),
  ).toEqual([])
})

test('a catalogue with one slug twice is refused', () => {
  expect(() => readWith(dogs[0] ?? {}, dogs[1] ?? {}, dogs[0] ?? {})).toThrow('The slug mioritic appears twice')
})

test.each([
  ['a slug that could be a code of a cat', { slug: 'mco' }],
  ['an eleventh group', { fci_group: 11 }],
  ['a height in millimetres', { height_cm: { from: 540, to: 620 } }],
  ['a weight that falls', { weight_kg: { from: 30, to: 20 } }],
  ['a size nobody knows', { sizes: ['huge'] }],
  ['no risk', { risks: [] }],
  ['a category that the ordinance does not have for it', { dangerous_category: 'III' }],
  ['a fact without a name', { price: 500 }],
])('a dog with %s is refused', (_, changed) => {
  expect(() => readWith({ ...dogs[0], ...changed })).toThrow()
})
