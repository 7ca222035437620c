import { expect, test } from 'vitest'
import { isBreederOf } from './breeder-match.ts'
import { readCatBreeds } from './cats.ts'

const breeds = readCatBreeds()
const allNames = breeds.flatMap(({ name, name_en }) => [name, name_en])

/** The EMS codes of every breed the list of a breeder names. */
function matches(...petsCanTrain: string[]): string[] {
  return breeds.filter((breed) => isBreederOf(breed, petsCanTrain, allNames)).map(({ ems }) => ems)
}

test.each([
  ['mco', ['MCO']],
  [' Per ', ['PER']],
  ['MAN', ['MAN']],
])('S-322 the item %j is the EMS code of %j', (item, codes) => {
  expect(matches(item)).toEqual(codes)
})

test.each([
  ['pisici Maine Coon', ['MCO']],
  ['MAINE COON', ['MCO']],
  ['persana', ['PER']],
  ['pisici Siameză', ['SIA']],
  ['Norvegiana de padure', ['NFO']],
  ['British Shorthair', ['BSH']],
  ['Chartreux', ['CHA']],
  ['Certozină', ['CHA']],
  ['Bengal și Ragdoll', ['RAG', 'BEN']],
])('S-323 the item %j contains the name of %j', (item, codes) => {
  expect(matches(item)).toEqual(codes)
})

test.each([
  ['Don Sphynx', ['DSP']],
  ['don  sphynx', ['DSP']],
  ['Sphynx', ['SPH']],
  ['Sphynx și Don Sphynx', ['DSP', 'SPH']],
  ['Siberiană', ['SIB']],
])('S-323 the longest breed name in %j wins: %j', (item, codes) => {
  expect(matches(item)).toEqual(codes)
})

test.each(['personal', 'dresaj personal', 'MCO și PER', 'manșă', 'câini', 'pisici', 'animale exotice', 'pisici thailandeze', 'Siberian Husky', ''])(
  'S-324 the item %j names no breed',
  (item) => {
    expect(matches(item)).toEqual([])
  },
)

test('S-323 a breed given without its English name matches by the Romanian one alone', () => {
  const siamese = { ems: 'SIA', name: 'Siameză' }
  expect(isBreederOf(siamese, ['Siamese'], allNames)).toBe(false)
  expect(isBreederOf(siamese, ['Siameză'], allNames)).toBe(true)
})
