import { expect, test } from 'vitest'
import { isBreederOf } from '#content/breeds/breeder-match.ts'
import { readBreeds } from '#content/breeds/breeds.ts'
import { readShelters, readTrainers } from './directories.ts'

const SPECIES = ['câini', 'pisici', 'iepuri', 'păsări', 'cai']
/** Geographic codes are 021 and 0230 to 0269: no line can have a number beginning with 0200 (SOURCES.md). */
const UNASSIGNABLE = /^0200 000 \d{3}$/

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

test('No demo telephone number can ring at anybody, and no two records share one', () => {
  const numbers = everybody.flatMap(({ phone_numbers }) => phone_numbers)
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers.filter((number) => !UNASSIGNABLE.test(number))).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(everybody.some(({ phone_numbers }) => phone_numbers.length === 0)).toBe(true)
})

test('Half of the demo shelters have a website, all under the reserved name example.org', () => {
  const websites = shelters.flatMap(({ website }) => (website === null ? [] : [website]))
  expect(websites).toHaveLength(12)
  expect(websites.filter((website) => !/^example\.org\/[a-z-]+$/.test(website))).toEqual([])
})

test('The demo shelters lie in at least 20 counties and the demo trainers in at least 20 towns', () => {
  expect(new Set(shelters.map(({ location }) => location.split(', ').at(-1))).size).toBeGreaterThanOrEqual(20)
  expect(new Set(trainers.map(({ city }) => city)).size).toBeGreaterThanOrEqual(20)
})

test('Every species of the filter has a demo trainer', () => {
  expect(SPECIES.filter((species) => !trainers.some(({ pets_can_train }) => pets_can_train.includes(species)))).toEqual([])
})

test('Every demo breeder is found under a breed, and no trainer is', () => {
  const breeds = readBreeds()
  const names = breeds.flatMap(({ name, name_en }) => [name, name_en])
  const found = people.filter(({ pets_can_train }) => breeds.some((breed) => isBreederOf(breed, pets_can_train, names)))
  expect(found).toEqual(breeders)
})
