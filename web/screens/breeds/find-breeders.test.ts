import { expect, test } from 'vitest'
import { readCatBreeds } from '#content/breeds/cats.ts'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import { createApi } from '#web/api/client.ts'
import { dogInLanguage, inLanguage } from './in-language.ts'
import { findBreeders } from './find-breeders.ts'

const catalogue = readCatBreeds().map((breed) => inLanguage(breed, 'ro'))

function breeder(name: string, pets_can_train: string[], rest: object = { is_approved: true }) {
  return { name, pets_can_train, city: 'Iași', phone_numbers: [], ...rest }
}

/** @param total what X-Total-Count says, when the server says it */
function apiWith(trainers: object[], total: number | null = null) {
  const headers = total === null ? {} : { 'X-Total-Count': String(total) }
  const transport = async (path: string) => Response.json(path.endsWith('/trainers') ? trainers : [breeder('De la server', ['MCO'])], { headers })
  return createApi(
    transport,
    () => null,
    () => 'ro',
  )
}

async function breedersOf(ems: string, api: ReturnType<typeof apiWith>): Promise<string[]> {
  const breed = catalogue.find((one) => one.ems === ems)
  return breed ? (await findBreeders(breed, catalogue, api)).map(({ name }) => name) : []
}

test('S-322 S-323 S-324 a breeder names the breed or has its code as a whole item', async () => {
  const api = apiWith([breeder('Cod', ['mco']), breeder('Nume', ['pisici Maine Coon']), breeder('Altceva', ['personal', 'câini'])])
  expect([await breedersOf('MCO', api), await breedersOf('PER', api)]).toEqual([['Cod', 'Nume'], []])
})

test('S-101 a breeder who is not approved is not shown', async () => {
  expect(await breedersOf('MCO', apiWith([breeder('Neaprobat', ['MCO'], {})]))).toEqual([])
})

test('the breeders of a directory that is not sent whole come from the server', async () => {
  expect(await breedersOf('MCO', apiWith([breeder('Primul', ['câini'])], 50_000))).toEqual(['De la server'])
})

test('whoever names a breed of dogs is shown for it, from the list or, when it is too large, from the server', async () => {
  const dogs = readDogBreeds().map((dog) => dogInLanguage(dog, 'ro'))
  const labrador = dogs.filter(({ slug }) => slug === 'labrador')
  const namesFrom = async (api: ReturnType<typeof apiWith>) => {
    const found = await Promise.all(labrador.map((dog) => findBreeders(dog, dogs, api)))
    return found.flat().map(({ name }) => name)
  }
  expect(await namesFrom(apiWith([breeder('Dresoarea', ['câini', 'labradori']), breeder('Altceva', ['câini', 'labradoodle'])]))).toEqual(['Dresoarea'])
  expect(await namesFrom(apiWith([breeder('Primul', ['câini'])], 50_000))).toEqual(['De la server'])
})
