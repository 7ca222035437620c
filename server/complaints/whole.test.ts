import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { complaintCreated } from '#contract/complaints.ts'
import { call, person, PASSWORD, type Person } from '#tests/cast.ts'
import { phonePhoto, taken } from '#tests/evidence.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { sweepFiles } from '../evidence/sweep.ts'

async function setOf({ app }: Bobita, owner: Person, photo: string) {
  const answer = await call(app, 'POST', '/plangeri', {
    payload: { title: 'Câine legat', description: 'Fără apă.', photo_links: [photo] },
    headers: owner.headers,
  })
  return complaintCreated.parse(answer.json()).data
}

async function photoOf({ app }: Bobita, owner: Person): Promise<string> {
  const [file] = await taken(app, owner, [{ content: await phonePhoto() }])
  return file?.url ?? ''
}

async function traces({ database, files }: Bobita): Promise<{ rows: number; objects: string[] }> {
  const rows = await database.db.selectFrom('evidence_files').select('id').execute()
  const objects: string[] = []
  for await (const key of files.keys()) objects.push(key)
  return { rows: rows.length, objects }
}

test('S-425 S-499 a photo is seen from its upload to the removal of its set, and nothing of it is left after the sweep', async () => {
  const bobita = await emptyWorld()
  const { app, database, files } = bobita
  const dan = await person(app, 'Dan')
  const photo = await photoOf(bobita, dan)
  const set = await setOf(bobita, dan, photo)
  expect([set.photo_links, (await app.inject(photo)).statusCode]).toEqual([[photo], 200])
  expect((await call(app, 'GET', `/plangeri/media/${set.media_id}/zip`)).statusCode).toBe(200)

  const { remove } = files
  files.remove = () => Promise.reject(new Error('the store is away'))
  expect((await call(app, 'DELETE', `/plangeri/${set.id}`, { headers: dan.headers })).statusCode).toBe(204)
  files.remove = remove
  expect((await app.inject(photo)).statusCode).toBe(404)
  expect((await traces(bobita)).rows).toBe(1)
  await sweepFiles({ db: database.db, store: files, folder: join(tmpdir(), 'nothing-arrives-here') })
  expect(await traces(bobita)).toEqual({ rows: 0, objects: [] })
})

test('an account that is deleted takes its photos with it at once, and their bytes with the next sweep', async () => {
  const bobita = await emptyWorld()
  const { app, database, files } = bobita
  const dan = await person(app, 'Dan')
  const photo = await photoOf(bobita, dan)
  await setOf(bobita, dan, photo)
  await call(app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: dan.headers })
  expect((await app.inject(photo)).statusCode).toBe(404)
  await sweepFiles({ db: database.db, store: files, folder: join(tmpdir(), 'nothing-arrives-here') })
  expect(await traces(bobita)).toEqual({ rows: 0, objects: [] })
})
