import { expect, test } from 'vitest'
import { phonePhoto, taken } from '#tests/evidence.ts'
import { call, person, PASSWORD } from '#tests/cast.ts'
import { emptyWorld } from '#tests/world.ts'
import { sweepFiles } from '../evidence/sweep.ts'
test('whole', async () => {
  const w = await emptyWorld()
  const dan = await person(w.app, 'Dan')
  const [f] = await taken(w.app, dan, [{ content: await phonePhoto() }])
  const [g] = await taken(w.app, dan, [{ content: await phonePhoto() }])
  const mk = async (u: string) =>
    (await call(w.app, 'POST', '/plangeri', { payload: { title: 'a', description: 'b', photo_links: [u] }, headers: dan.headers })).json().data
  const s = await mk(f!.url)
  expect(s.files[0]).toEqual(f)
  expect((await w.app.inject(f!.url)).statusCode).toBe(200)
  expect((await call(w.app, 'GET', `/plangeri/media/${s.media_id}/zip`)).statusCode).toBe(200)
  const rm = w.files.remove
  w.files.remove = () => Promise.reject(new Error('x'))
  expect((await call(w.app, 'DELETE', `/plangeri/${s.id}`, { headers: dan.headers })).statusCode).toBe(204)
  w.files.remove = rm
  expect((await w.app.inject(f!.url)).statusCode).toBe(404)
  const s2 = await mk(g!.url)
  expect((await w.app.inject(g!.url)).statusCode).toBe(200)
  await call(w.app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: dan.headers })
  expect((await w.app.inject(g!.url)).statusCode).toBe(404)
  expect(await w.database.db.selectFrom('evidence_files').select('id').execute()).toHaveLength(2)
  await sweepFiles({ db: w.database.db, store: w.files, folder: '/tmp/none' })
  expect(await w.database.db.selectFrom('evidence_files').select('id').execute()).toHaveLength(0)
  const keys = []
  for await (const k of w.files.keys()) keys.push(k)
  expect(keys).toEqual([])
  expect(s2.id).toBeTruthy()
})
