import { expect, test, vi } from 'vitest'
import { call, PASSWORD, person } from '#tests/cast.ts'
import { phonePhoto, taken } from '#tests/evidence.ts'
import { emptyWorld } from '#tests/world.ts'
import { sweepFiles } from '../evidence/sweep.ts'

test('files of a deleted set and of a deleted account are gone at once, and what a failing store keeps is swept', async () => {
  const { app, database, files } = await emptyWorld()
  const { headers } = await person(app, 'Dan')
  const newSet = async () => {
    const [file] = await taken(app, { headers }, [{ content: await phonePhoto() }])
    const url = file?.url ?? ''
    const { data } = (await call(app, 'POST', '/plangeri', { payload: { title: 'a', description: 'b', photo_links: [url] }, headers })).json()
    expect(data.files).toEqual([file])
    return { id: String(data.id), url }
  }
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  const rows = async () => (await database.db.selectFrom('evidence_files').select('id').execute()).length

  const [deleted, left] = [await newSet(), await newSet()]
  expect([await statusOf(deleted.url), await statusOf(left.url)]).toEqual([200, 200])
  vi.spyOn(files, 'remove').mockRejectedValueOnce(new Error('the store is away'))
  expect((await call(app, 'DELETE', `/plangeri/${deleted.id}`, { headers })).statusCode).toBe(204)
  expect([await statusOf(deleted.url), await statusOf(left.url)]).toEqual([404, 200])

  await call(app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers })
  expect([await statusOf(left.url), await rows()]).toEqual([404, 2])
  await sweepFiles({ db: database.db, store: files, folder: '/tmp/none' })
  const kept = []
  for await (const key of files.keys()) kept.push(key)
  expect([await rows(), kept]).toEqual([0, []])
})
