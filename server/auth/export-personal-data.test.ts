import { expect, test } from 'vitest'
import { call, PASSWORD, person } from '#tests/cast.ts'
import { anUpload, aSet } from '#tests/complaint-set.ts'
import { emptyWorld } from '#tests/world.ts'

test('D-041 the export holds the account’s sets with their filing and files, and nobody else’s', async () => {
  const world = await emptyWorld()
  const [dan, ana] = [await person(world.app, 'Dan'), await person(world.app, 'Ana')]
  const older = await aSet(world.app, dan, [await anUpload(world, dan.user.id)])
  const newer = await aSet(world.app, dan, [await anUpload(world, dan.user.id)])
  await aSet(world.app, ana, [await anUpload(world, ana.user.id)])
  const payload = { registration_number: '12345/2026', filed_on: older.created_at.slice(0, 10) }
  await call(world.app, 'PUT', `/plangeri/${older.id}/filing`, { payload, headers: dan.headers })
  const { complaints } = (await call(world.app, 'GET', '/profile/export', { headers: dan.headers })).json()
  expect(complaints.map(({ id }: { id: string }) => id).toSorted()).toEqual([older.id, newer.id].toSorted())
  expect(complaints.find(({ id }: { id: string }) => id === older.id)).toMatchObject({ filing: payload, description: older.description, files: older.files })
})

test('D-041 deleting an account makes its sets unreachable at once and leaves its files to the sweep', async () => {
  const world = await emptyWorld()
  const dan = await person(world.app, 'Dan')
  const attached = await anUpload(world, dan.user.id)
  const waiting = await anUpload(world, dan.user.id)
  const set = await aSet(world.app, dan, [attached])
  expect((await call(world.app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: dan.headers })).statusCode).toBe(204)
  expect((await call(world.app, 'GET', `/plangeri/media/${set.media_id}`)).statusCode).toBe(404)
  expect((await call(world.app, 'GET', `/plangeri/media/${set.media_id}/zip`)).statusCode).toBe(404)
  expect(await world.database.db.selectFrom('complaint_sets').select('id').execute()).toEqual([])
  const rows = await world.database.db.selectFrom('evidence_files').select(['id', 'user_id', 'set_id']).execute()
  const loose = [attached, waiting].map(({ id }) => ({ id, user_id: null, set_id: null }))
  expect(rows).toEqual(expect.arrayContaining(loose))
  expect(rows).toHaveLength(2)
})
