import { expect, test } from 'vitest'
import { readCatBreeds } from './cats.ts'
import { readDogBreeds } from './dogs.ts'
import { unlistedBreeds } from './unlisted.ts'

const tokens = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

test('no breed of the catalogues is said to be missing from them', () => {
  const listed = [
    ...readCatBreeds().flatMap(({ name, name_en }) => [name, name_en]),
    ...readDogBreeds().flatMap(({ name, name_en, aliases }) => [name, name_en, ...aliases]),
  ]
  expect(listed.flatMap((name) => unlistedBreeds(tokens(name)).map((missing) => `${name}: ${missing}`))).toEqual([])
})

test('breeds that stand in no catalogue are found as they are typed', () => {
  expect(unlistedBreeds(tokens('vizsla sau labrador pentru 2 copii?'))).toEqual(['Vizsla'])
  expect(unlistedBreeds(tokens('British or Scottish Fold'))).toEqual(['Scottish Fold'])
  expect(unlistedBreeds(tokens('un beagle și un golden'))).toEqual([])
})
