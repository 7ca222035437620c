import { expect, test } from 'vitest'
import { anUpload, aSet } from '#tests/complaint-set.ts'
import { call, person } from '#tests/cast.ts'
import { emptyWorld } from '#tests/world.ts'
import { endOfHold, romanianToday } from './expiry.ts'
import { recordFiling } from './filing.ts'

const DAY_MS = 24 * 60 * 60 * 1000

async function filedWorld() {
  const world = await emptyWorld()
  const [dan, ana] = [await person(world.app, 'Dan'), await person(world.app, 'Ana')]
  const set = await aSet(world.app, dan, [await anUpload(world, dan.user.id)])
  const today = romanianToday(new Date(set.created_at))
  return { ...world, dan, ana, set, today, path: `/plangeri/${set.id}/filing` }
}

test('a recorded filing keeps the set until the answer is due, and its owner sees it', async () => {
  const { app, dan, set, today, path } = await filedWorld()
  const payload = { registration_number: '  12345/2026 ', filed_on: today }
  const answer = await call(app, 'PUT', path, { payload, headers: dan.headers })
  expect(answer.statusCode).toBe(200)
  const filed = { ...set, filing: { registration_number: '12345/2026', filed_on: today }, expires_at: endOfHold(today).toISOString() }
  expect(answer.json().data).toEqual(filed)
  expect((await call(app, 'GET', `/plangeri/user/${dan.user.id}`, { headers: dan.headers })).json()).toEqual([filed])
})

test('a filing taken back leaves no trace and gives the plain expiry', async () => {
  const { app, dan, set, today, path } = await filedWorld()
  await call(app, 'PUT', path, { payload: { registration_number: '1', filed_on: today }, headers: dan.headers })
  for (const _ of ['first', 'again']) {
    const answer = await call(app, 'DELETE', path, { headers: dan.headers })
    expect([answer.statusCode, answer.json().data]).toEqual([200, set])
  }
})

test('a filing in the future is refused with its sentence', async () => {
  const { app, dan, path } = await filedWorld()
  const tomorrow = romanianToday(new Date(Date.now() + DAY_MS))
  const answer = await call(app, 'PUT', path, { payload: { registration_number: '1', filed_on: tomorrow }, headers: dan.headers })
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { error: 'Data depunerii nu poate fi în viitor.', errors: [{ field: 'filed_on' }] }])
})

test('just after midnight in Romania today is already today', async () => {
  const { database, dan, set } = await filedWorld()
  const own = { userId: dan.user.id, id: set.id }
  const year = new Date(set.created_at).getUTCFullYear()
  const filing = { registration_number: '1', filed_on: `${year}-06-02` }
  await expect(recordFiling(database.db, own, filing, new Date(`${year}-06-01T20:59:59.999Z`))).rejects.toMatchObject({ code: 'complaint.filed_in_future' })
  expect((await recordFiling(database.db, own, filing, new Date(`${year}-06-01T21:00:00.000Z`))).filing).toEqual(filing)
})

test('an old filing is noted and changes nothing', async () => {
  const { app, dan, set, path } = await filedWorld()
  for (const filed_on of ['1989-12-22', '2020-01-01']) {
    const answer = await call(app, 'PUT', path, { payload: { registration_number: '1', filed_on }, headers: dan.headers })
    expect(answer.json().data).toMatchObject({ filing: { filed_on }, expires_at: set.expires_at })
  }
})

test('only the owner of a set that exists records or removes a filing', async () => {
  const { app, database, dan, ana, set, today, path } = await filedWorld()
  const payload = { registration_number: '1', filed_on: today }
  const asked = async (headers: Record<string, string>, at = path) => [
    (await call(app, 'PUT', at, { payload, headers })).statusCode,
    (await call(app, 'DELETE', at, { headers })).statusCode,
  ]
  expect(await asked({})).toEqual([401, 401])
  expect(await asked(ana.headers)).toEqual([404, 404])
  expect(await asked(dan.headers, `/plangeri/${set.media_id}/filing`)).toEqual([404, 404])
  await database.db.updateTable('complaint_sets').set({ expires_at: new Date().toISOString() }).execute()
  expect(await asked(dan.headers)).toEqual([404, 404])
})

test('a filing that is no day or has no number is refused', async () => {
  const { app, dan, today, path } = await filedWorld()
  for (const payload of [
    { registration_number: ' ', filed_on: today },
    { registration_number: '1', filed_on: '2026-02-30' },
    { registration_number: '1' },
    {},
  ]) {
    expect((await call(app, 'PUT', path, { payload, headers: dan.headers })).statusCode).toBe(422)
  }
})
