import { afterEach, expect, test } from 'vitest'
import { emptyWorld } from '#tests/world.ts'

type World = Awaited<ReturnType<typeof emptyWorld>>

// An empty table is filled with the examples when the next test file opens the site.
afterEach(async () => {
  await noTrainers()
})

async function aTrainer({ database }: World, name: string, pets: string[], status = 'approved'): Promise<void> {
  const instant = '2026-11-21T08:00:00.000Z'
  const lists = { pets_can_train: JSON.stringify(pets), phone_numbers: '[]' }
  await database.db
    .insertInto('trainers')
    .values({ name, city: 'Bacău', description: '', status, created_at: instant, updated_at: instant, is_example: 0, ...lists })
    .execute()
}

/** A site whose only trainers are those of the test. */
async function noTrainers(): Promise<World> {
  const world = await emptyWorld()
  await world.database.db.deleteFrom('trainers').execute()
  return world
}

async function namesOf({ app }: World, ems: string): Promise<string[]> {
  const answer = await app.inject(`/api/v1/breeds/${ems}/breeders`)
  return answer.json().map(({ name }: { name: string }) => name)
}

test('S-299 S-506 the catalogue answers its 52 breeds', async () => {
  const { app } = await emptyWorld()
  const answer = await app.inject('/api/v1/breeds')
  expect(answer.headers['x-total-count']).toBe('52')
  expect(answer.json()[0]).toMatchObject({ ems: 'EXO', name: 'Exotic', category: '1' })
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
