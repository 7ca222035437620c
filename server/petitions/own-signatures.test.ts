import { expect, test } from 'vitest'
import { call, person } from '#tests/cast.ts'
import { aPetition, sign, signatureRows } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import { readPetition } from './petitions.ts'

test('an account sees what it signed with its own address, and takes it back', async () => {
  const { app, database } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const [own, mothers] = [await aPetition(database.db), await aPetition(database.db)]
  await sign(app, own, ana.user.email, ana.headers)
  await sign(app, mothers, 'mama@exemplu.ro', ana.headers)

  const seen = await call(app, 'GET', '/profile/signatures', { headers: ana.headers })
  expect(seen.json()).toEqual([
    { petition_id: own, title: 'Apă proaspătă pentru câinii din parc', created_at: expect.any(String), verified: false, result: null, wants_updates: null },
  ])
  expect((await call(app, 'DELETE', `/profile/signatures/${own}`, { headers: ana.headers })).statusCode).toBe(204)
  expect((await call(app, 'GET', '/profile/signatures', { headers: ana.headers })).json()).toEqual([])
  expect([await signatureRows(database.db, own), (await readPetition(database.db, own)).current_signatures]).toEqual([0, 0])
})

test('nobody takes back what somebody else signed, and a guest takes back nothing', async () => {
  const { app, database } = await emptyWorld()
  const [ana, dan] = [await person(app, 'Ana'), await person(app, 'Dan')]
  const id = await aPetition(database.db)
  await sign(app, id, ana.user.email, ana.headers)
  // Somebody who signs with Ana's address before she has an account is not Ana's account.
  const other = await aPetition(database.db)
  await sign(app, other, ana.user.email)
  const refusals = [
    await call(app, 'DELETE', `/profile/signatures/${id}`, { headers: dan.headers }),
    await call(app, 'DELETE', `/profile/signatures/${other}`, { headers: ana.headers }),
    await call(app, 'DELETE', '/profile/signatures/x', { headers: ana.headers }),
    await call(app, 'DELETE', `/profile/signatures/${id}`),
    await call(app, 'GET', '/profile/signatures'),
  ]
  expect(refusals.map((answer) => answer.json().code)).toEqual([
    'petition.not_signed',
    'petition.not_signed',
    'petition.not_found',
    'auth.required',
    'auth.required',
  ])
  expect(await signatureRows(database.db, id)).toBe(1)
})
