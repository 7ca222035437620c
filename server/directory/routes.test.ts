import { beforeEach, expect, test } from 'vitest'
import { call } from '#tests/cast.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import type { Db } from '../platform/database/database.ts'

let app: Bobita['app']
let db: Db
const suggestion = {
  kind: 'trainer',
  name: 'Dresor nou',
  place: 'Huși, județul Vaslui',
  phone: '0200 000 009',
  website: 'example.org',
  why: 'Lucrează răbdător cu câini timizi.',
}

beforeEach(async () => {
  const world = await emptyWorld()
  app = world.app
  db = world.database.db
})

function suggested() {
  return db.selectFrom('trainers').selectAll().where('suggested_because', 'is not', null).execute()
}

test('S-136 D-031 a suggested trainer is kept, and nobody sees them before an operator does', async () => {
  const answer = await call(app, 'POST', '/directory/suggestions', { payload: suggestion })
  expect(answer.statusCode).toBe(204)
  const [row] = await suggested()
  expect(row).toMatchObject({ name: 'Dresor nou', city: 'Huși, județul Vaslui', phone_numbers: '["0200 000 009"]', website: 'example.org', status: 'pending' })
  expect((await call(app, 'GET', `/trainers/${row?.id}`)).statusCode).toBe(404)
})

test('S-158 a shelter can be suggested by its name and place alone', async () => {
  const answer = await call(app, 'POST', '/directory/suggestions', { payload: { kind: 'shelter', name: ' Adăpost nou ', place: 'Huși' } })
  expect(answer.statusCode).toBe(204)
  const row = await db.selectFrom('shelters').selectAll().where('name', '=', 'Adăpost nou').executeTakeFirstOrThrow()
  expect(row).toMatchObject({ location: 'Huși', phone_numbers: '[]', website: null, suggested_because: null, status: 'pending' })
})

test('a program that fills in the field nobody sees is thanked and forgotten', async () => {
  const answer = await call(app, 'POST', '/directory/suggestions', { payload: { ...suggestion, nickname: 'Bot' } })
  expect(answer.statusCode).toBe(204)
  expect(await suggested()).toEqual([])
})

test.each([
  ['a kind that is none', { ...suggestion, kind: 'vet' }, 'kind'],
  ['a blank name', { ...suggestion, name: '   ' }, 'name'],
  ['no place', { ...suggestion, place: undefined }, 'place'],
  ['too long a reason', { ...suggestion, why: 'a'.repeat(1_001) }, 'why'],
  ['characters no database keeps', { ...suggestion, phone: '\u0000' }, 'phone'],
])('a suggestion with %s is refused, and the field is named', async (_, payload, field) => {
  const answer = await call(app, 'POST', '/directory/suggestions', { payload })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toMatchObject([{ field }])
  expect(await suggested()).toEqual([])
})

test('a wrong number is reported, with the record and nothing about who reports', async () => {
  const { id } = await db.selectFrom('trainers').select('id').limit(1).executeTakeFirstOrThrow()
  const answer = await call(app, 'POST', '/directory/reports', { payload: { kind: 'trainer', id, what: 'Numărul nu mai există.' } })
  expect(answer.statusCode).toBe(204)
  const [report] = await db.selectFrom('directory_reports').selectAll().execute()
  expect(report).toMatchObject({ kind: 'trainer', record_id: id, what: 'Numărul nu mai există.' })
})

test('a report about a record that is not shown is refused', async () => {
  await call(app, 'POST', '/directory/suggestions', { payload: suggestion })
  const [hidden] = await suggested()
  const answers = await Promise.all(
    [hidden?.id, 999_999].map((id) => call(app, 'POST', '/directory/reports', { payload: { kind: 'trainer', id, what: 'Greșit' } })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(await db.selectFrom('directory_reports').selectAll().execute()).toEqual([])
})

test('one network suggests 5 records an hour without work', async () => {
  const limited = (await emptyWorld({ LIMITS_SCALE: '1' })).app
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const answer = await call(limited, 'POST', '/directory/suggestions', { payload: { ...suggestion, nickname: 'x' } })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 428])
})
