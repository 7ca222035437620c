import { expect, test } from 'vitest'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import { readDescription } from '#tests/api/api-description.ts'
import { emptyWorld } from '#tests/world.ts'

type World = Awaited<ReturnType<typeof emptyWorld>>

async function aTrainer({ database }: World, name: string, pets: string[], status = 'approved'): Promise<void> {
  const instant = '2026-11-21T08:00:00.000Z'
  const lists = { pets_can_train: JSON.stringify(pets), phone_numbers: '[]' }
  await database.db
    .insertInto('trainers')
    .values({ name, city: 'Bacău', description: '', status, created_at: instant, updated_at: instant, is_example: 0, ...lists })
    .execute()
}

/** A site whose only trainers are those of the test. */
const noTrainers = () => emptyWorld({ DEMO_DATA: '0' })

async function namesOf({ app }: World, code: string, list: 'breeds' | 'dog-breeds' = 'breeds'): Promise<string[]> {
  const answer = await app.inject(`/api/v1/${list}/${code}/breeders`)
  return answer.json().map(({ name }: { name: string }) => name)
}

test('S-299 S-506 the catalogue answers its 52 breeds', async () => {
  const { app } = await emptyWorld()
  const answer = await app.inject('/api/v1/breeds')
  expect(answer.headers['x-total-count']).toBe('52')
  expect(answer.json()[0]).toMatchObject({ ems: 'EXO', name: 'Exotic', category: '1' })
})

test('a breed on the wire has weight, length of life and coat, and the description of the API names them', async () => {
  const { app } = await emptyWorld()
  const [exotic] = (await app.inject('/api/v1/breeds')).json()
  expect(exotic).toMatchObject({ weight_kg: { from: 3.5, to: 6.5 }, life_years: { from: 12, to: 15 } })
  expect(exotic).toMatchObject({ coat: 'scurt, foarte dens, pufos', coat_en: 'short, very dense, plush' })
  const { schemas } = await readDescription(app)
  expect(schemas).toHaveProperty('Breed.required', expect.arrayContaining(['weight_kg', 'life_years', 'coat', 'coat_en']))
})

test('S-322 S-323 S-324 the breeders of a breed are the approved trainers who name it or its code', async () => {
  const world = await noTrainers()
  await aTrainer(world, 'După nume', ['pisici Norvegiană de Pădure'])
  await aTrainer(world, 'După cod', ['nfo'])
  await aTrainer(world, 'Neaprobat', ['NFO'], 'pending')
  await aTrainer(world, 'Altceva', ['informatică', 'câini'])
  expect(await namesOf(world, 'NFO')).toEqual(['După cod', 'După nume'])
})

test('a breeder of Don Sphynx is none of Sphynx', async () => {
  const world = await noTrainers()
  await aTrainer(world, 'Ana', ['Don Sphynx'])
  expect([await namesOf(world, 'SPH'), await namesOf(world, 'DSP')]).toEqual([[], ['Ana']])
})

test('a code nobody knows is not found', async () => {
  const { app } = await emptyWorld()
  expect((await app.inject('/api/v1/breeds/XYZ/breeders')).statusCode).toBe(404)
})

test('the catalogue answers its dogs, the Romanian ones first, and the description of the API names their facts', async () => {
  const { app } = await emptyWorld()
  const answer = await app.inject('/api/v1/dog-breeds')
  expect(answer.headers['x-total-count']).toBe(String(readDogBreeds().length))
  expect(answer.json()[0]).toMatchObject({ slug: 'mioritic', fci_group: 1, sizes: ['giant'], height_cm: { from: 65, to: 75 }, dangerous_category: null })
  const { schemas } = await readDescription(app)
  expect(schemas).toHaveProperty('DogBreed.required', expect.arrayContaining(['slug', 'fci_group', 'height_cm', 'dangerous_category', 'risks']))
})

test('who works with a breed of dogs are the approved trainers who name it', async () => {
  const world = await noTrainers()
  await aTrainer(world, 'Dresoarea', ['câini', 'Labradori'])
  await aTrainer(world, 'Canisa', ['Labrador Retriever'])
  await aTrainer(world, 'Neaprobat', ['labrador'], 'pending')
  await aTrainer(world, 'Altceva', ['labradoodle', 'pisici British Golden'])
  expect(await namesOf(world, 'labrador', 'dog-breeds')).toEqual(['Canisa', 'Dresoarea'])
  expect(await namesOf(world, 'golden', 'dog-breeds')).toEqual([])
})

test('a dog nobody knows is not found, and a cat is no dog', async () => {
  const { app } = await emptyWorld()
  for (const code of ['xyz', 'MCO']) expect((await app.inject(`/api/v1/dog-breeds/${code}/breeders`)).statusCode).toBe(404)
})
