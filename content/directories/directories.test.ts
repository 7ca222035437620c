import { expect, test } from 'vitest'
import { isBreederOf } from '#content/breeds/breeder-match.ts'
import { readCatBreeds } from '#content/breeds/cats.ts'
import { readShelters, readTrainers } from './directories.ts'

const SPECIES = ['câini', 'pisici', 'iepuri', 'păsări', 'cai']

const shelters = readShelters()
const people = readTrainers()
const trainers = people.filter(({ pets_can_train }) => pets_can_train.every((pet) => SPECIES.includes(pet)))
const breeders = people.filter((person) => !trainers.includes(person))
const everybody = [...shelters, ...people]

test('The demo directory has 24 trainers and 12 breeders, numbered from 1', () => {
  expect([trainers.length, breeders.length]).toEqual([24, 12])
  expect(people.map(({ id }) => id)).toEqual(Array.from({ length: 36 }, (_, place) => place + 1))
})

test('The demo directory has 24 shelters, numbered from 1', () => {
  expect(shelters.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, place) => place + 1))
})

test('Every demo record says in its name and in its description that it is an example', () => {
  const silent = everybody.filter(({ name, description, is_example }) => {
    const says = description.startsWith('Înregistrare de exemplu') || /Înregistrare de exemplu[^.]*\.$/.test(description)
    return !is_example || !says || !/exemplu|demonstrativ/.test(name)
  })
  expect(silent).toEqual([])
})

test('Demo descriptions have 20 to 45 words, no exclamation mark and no cedilla', () => {
  const lengths = everybody.map(({ description }) => description.split(/\s+/).length)
  expect([Math.min(...lengths) >= 20, Math.max(...lengths) <= 45]).toEqual([true, true])
  expect(everybody.filter((record) => /[!\u015E\u015F\u0162\u0163]/.test(JSON.stringify(record)))).toEqual([])
})

test('Nothing leads to somebody invented: no demo record has a number, an address of the web or a day it was checked', () => {
  expect(everybody.filter((record) => /\d{3}|example\.|https?:|@/.test(`${record.name} ${record.description}`))).toEqual([])
  expect([...new Set(everybody.flatMap((record) => Object.keys(record)))].toSorted()).toEqual([
    'city',
    'created_at',
    'description',
    'id',
    'is_example',
    'location',
    'name',
    'pets_can_train',
  ])
})

test('The demo shelters lie in at least 20 counties and the demo trainers in at least 20 towns', () => {
  expect(new Set(shelters.map(({ location }) => location.split(', ').at(-1))).size).toBeGreaterThanOrEqual(20)
  expect(new Set(trainers.map(({ city }) => city)).size).toBeGreaterThanOrEqual(20)
})

test('Every species of the filter has a demo trainer', () => {
  expect(SPECIES.filter((species) => !trainers.some(({ pets_can_train }) => pets_can_train.includes(species)))).toEqual([])
})

test('Every demo breeder is found under a breed, and no trainer is', () => {
  const breeds = readCatBreeds()
  const names = breeds.flatMap(({ name, name_en }) => [name, name_en])
  const found = people.filter(({ pets_can_train }) => breeds.some((breed) => isBreederOf(breed, pets_can_train, names)))
  expect(found).toEqual(breeders)
})
