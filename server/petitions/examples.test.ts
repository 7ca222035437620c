import { expect, test } from 'vitest'
import { readExamplePetitions } from '#content/petitions/petitions.ts'
import { openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { emptyWorld } from '#tests/world.ts'
import { fillExamplePetitions } from './examples.ts'
import { activePetitions } from './petitions.ts'

test('a new site has six example petitions, without a signature', async () => {
  // A database nobody has signed in: others of a worker share theirs.
  const { db } = await openDatabase({ file: ':memory:' })
  await migrate(db)
  await fillExamplePetitions(db, readExamplePetitions())
  const examples = (await activePetitions(db)).filter(({ is_example }) => is_example)
  expect(examples.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
  expect(examples.every(({ current_signatures }) => current_signatures === 0)).toBe(true)
})

test('examples are offered once: what an operator removed does not come back at the next start', async () => {
  const { db } = (await emptyWorld()).database
  const [example] = readExamplePetitions()
  await fillExamplePetitions(db, example ? [{ ...example, id: 501 }] : [])
  expect((await activePetitions(db)).map(({ id }) => id)).not.toContain(501)
})
