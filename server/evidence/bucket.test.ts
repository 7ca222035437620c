import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBucket } from '#tests/servers/bucket.ts'
import { call, person } from '#tests/cast.ts'
import { phoneFile, phonePhoto, taken, upload } from '#tests/evidence.ts'
import { emptyWorld } from '#tests/world.ts'

let bucket: Awaited<ReturnType<typeof openBucket>>
beforeAll(async () => {
  bucket = await openBucket()
})
afterAll(() => bucket.close())

function settings() {
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket
  return { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
}

test('D-015 with a bucket photos and films are taken, served in parts and removed as with a folder', async () => {
  const { app, files } = await emptyWorld(settings())
  const ana = await person(app, 'Ana')
  const [film, photo] = await taken(app, ana, [{ content: phoneFile('phone.mov') }, { content: await phonePhoto() }])
  const whole = await app.inject(film?.url ?? '')
  expect(whole.rawPayload).toHaveLength(film?.bytes ?? 0)
  const part = await app.inject({ url: film?.url ?? '', headers: { range: 'bytes=5-14' } })
  expect([part.statusCode, part.rawPayload.equals(whole.rawPayload.subarray(5, 15))]).toEqual([206, true])
  expect((await app.inject(photo?.preview_url ?? '')).statusCode).toBe(200)

  for (const file of [film, photo]) expect((await call(app, 'DELETE', `/upload/plangere-media/${file?.id}`, { headers: ana.headers })).statusCode).toBe(204)
  for await (const key of files.keys()) expect(key).toBe('nothing is left')
})

test('a site whose bucket is away starts, says that it is not ready and takes no upload', async () => {
  const { app, database } = await emptyWorld({ ...settings(), S3_ENDPOINT: 'http://127.0.0.1:1' })
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5'])
  const ana = await person(app, 'Ana')
  const answer = await upload(app, ana, [{ content: await phonePhoto() }])
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.unavailable'])
  const rows = await database.db.selectFrom('evidence_files').select('state').execute()
  expect(rows).toEqual([{ state: 'arriving' }])
})
