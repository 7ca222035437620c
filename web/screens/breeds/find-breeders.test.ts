import { expect, test } from 'vitest'
import { readBreeds } from '#content/breeds/breeds.ts'
import { createApi } from '#web/api/client.ts'
import { inLanguage } from './catalogue.ts'
import { findBreeders } from './find-breeders.ts'

const catalogue = readBreeds().map((breed) => inLanguage(breed, 'ro'))

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
