import { expect, test } from 'vitest'
import { z } from 'zod'
import { shelter } from '#contract/shelters.ts'
import { readShelters } from '#content/directories/directories.ts'
import { call } from '#tests/cast.ts'
import { loseRows } from '#tests/setup/empty-database.ts'
import { emptyWorld } from '#tests/world.ts'
import { fillShelters } from './shelters.ts'

const { app, database } = await emptyWorld()
const { db } = database
const at = '2026-05-01T08:00:00.000Z'
const plain = { description: '', phone_numbers: '[]', is_example: 0, status: 'approved', created_at: at, updated_at: at }

// Before the first call, because the index keeps what it has read for 5 seconds.
for (let number = 1; number <= 10; number += 1)
  await db
    .insertInto('shelters')
    .values({ ...plain, name: `Adăpostul ${number}`, location: 'Huși, județul Vaslui' })
    .execute()
await db
  .insertInto('shelters')
  .values({ ...plain, name: 'Ascuns', location: 'Huși', status: 'pending' })
  .execute()

async function found(query: string) {
  const answer = await call(app, 'GET', `/shelters${query}`)
  return {
    names: z
      .array(shelter)
      .parse(answer.json())
      .map(({ name }) => name),
    total: answer.headers['x-total-count'],
    examples: answer.headers['x-example-count'],
    link: answer.headers.link,
  }
}

test('S-404 S-008 S-163 D-031 GET /shelters answers the approved shelters as a bare list', async () => {
  const { names, total, examples } = await found('')
  expect(total).toBe(String(10 + readShelters().length))
  expect(examples).toBe(String(readShelters().length))
  expect(names).toHaveLength(10 + readShelters().length)
  expect(names).not.toContain('Ascuns')
})

test('S-339 a shelter has every field of the specification, and no field beyond the contract', async () => {
  const all = z.array(z.strictObject(shelter.shape)).parse((await call(app, 'GET', '/shelters')).json())
  expect(all.at(-1)).toMatchObject({ is_example: true, is_approved: true, photo_data: null, photo_type: null })
  // Nobody can call, visit or trust what does not exist.
  expect(all.filter(({ is_example, phone_numbers, website, verified_on }) => is_example && (phone_numbers.length > 0 || website || verified_on))).toEqual([])
})

test('S-151 S-152 S-153 D-040 a search by name or location is paged by 8, and the pages are linked', async () => {
  const first = await found('?q=husi')
  expect(first).toMatchObject({ total: '10', examples: '0', names: { length: 8 } })
  expect(first.link).toBe('</api/v1/shelters?q=husi&page=2>; rel="next", </api/v1/shelters?q=husi&page=2>; rel="last"')
  const second = await found('?q=husi&page=2')
  expect(second.names).toHaveLength(2)
  expect(second.link).toBe('</api/v1/shelters?q=husi&page=1>; rel="first", </api/v1/shelters?q=husi&page=1>; rel="prev"')
})

test('S-345 a shelter that waits for approval is unknown, like one that never was', async () => {
  const hidden = await db.selectFrom('shelters').select('id').where('name', '=', 'Ascuns').executeTakeFirstOrThrow()
  const answers = await Promise.all([hidden.id, 0, 'x'].map((id) => call(app, 'GET', `/shelters/${id}`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect(answers[0]?.json().message).toBe('Adăpostul nu a fost găsit.')
})

test('one shelter is read by its id', async () => {
  const one = await db.selectFrom('shelters').select('id').where('name', '=', 'Adăpostul 3').executeTakeFirstOrThrow()
  expect((await call(app, 'GET', `/shelters/${one.id}`)).json()).toMatchObject({ name: 'Adăpostul 3', location: 'Huși, județul Vaslui' })
})

test('the examples fill an empty table, once: they never join shelters that are there, and never come back', async () => {
  const count = async () => (await db.selectFrom('shelters').select('id').execute()).length
  const before = await count()
  await fillShelters(db, readShelters())
  expect(await count()).toBe(before)
  for (const { id } of await db.selectFrom('shelters').select('id').execute()) await loseRows(db, 'shelters', { id })
  await fillShelters(db, readShelters())
  expect(await count()).toBe(0)
})
