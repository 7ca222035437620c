import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBucket } from '#tests/servers/bucket.ts'
import { openSignedBucket, signatureOf, type SignedBucket } from '#tests/servers/signed-bucket.ts'
import { call, PASSWORD, person } from '#tests/cast.ts'
import { phoneFile, phonePhoto, taken } from '#tests/evidence.ts'
import { emptyWorld } from '#tests/world.ts'

let bucket: Awaited<ReturnType<typeof openBucket>>
let door: SignedBucket
beforeAll(async () => {
  bucket = await openBucket()
  door = await openSignedBucket(bucket.endpoint, bucket)
})
afterAll(async () => {
  await door.close()
  await bucket.close()
})

/** Ana's photo and film, on a site whose bucket browsers reach. */
async function given() {
  const world = await emptyWorld({ ...bucket.settings, S3_PUBLIC_ENDPOINT: door.url })
  const ana = await person(world.app, 'Ana')
  const [film, photo] = await taken(world.app, ana, [{ content: phoneFile('phone.mp4') }, { content: await phonePhoto() }])
  if (!photo?.preview_url || !film) throw new Error('not taken')
  const addressOf = async (url: string) => (await world.app.inject(url)).headers.location ?? ''
  return { ...world, ana, film, photo: { ...photo, preview_url: photo.preview_url }, addressOf }
}

test('the door of the test bucket signs as the example of the AWS documentation does', () => {
  const url = new URL(
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host',
  )
  const signature = signatureOf(url, 'GET', { secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' })
  expect(signature).toBe('aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404')
})

test('D-015 where browsers reach the bucket it sends them photos and films itself, whole and in parts, as what they are', async () => {
  const { app, film, photo, addressOf } = await given()
  const answer = await app.inject(film.url)
  expect([answer.statusCode, answer.headers['cache-control'], answer.rawPayload.length]).toEqual([302, 'private, max-age=60', 0])
  const address = await addressOf(film.url)
  expect(address.startsWith(`${door.url}/${bucket.bucket}/`)).toBe(true)

  const whole = await fetch(address)
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect([whole.status, bytes.length]).toEqual([200, film.bytes])
  expect([whole.headers.get('content-type'), whole.headers.get('content-disposition'), whole.headers.get('cache-control')]).toEqual([
    'video/mp4',
    'inline',
    'private, max-age=600',
  ])
  const part = await fetch(address, { headers: { range: 'bytes=100-299' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-299/${film.bytes}`])
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 300))).toBe(true)
  for (const url of [photo.url, photo.preview_url]) {
    const picture = await fetch(await addressOf(url))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP')
  }
  // A signature is of one method.
  const head = await app.inject({ method: 'HEAD', url: film.url })
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(film.bytes)])
})

test('an address that was changed, is over, or is of another key opens nothing', async () => {
  const { film, photo, addressOf } = await given()
  const address = await addressOf(film.url)
  const changed = (change: (url: URL) => void) => {
    const url = new URL(address)
    change(url)
    return url
  }
  const [filmName, photoName] = [film.url, photo.url].map((url) => url.replace('/files/', ''))
  const wrong = [
    changed((url) => url.searchParams.set('X-Amz-Signature', '0'.repeat(64))),
    changed((url) => url.searchParams.set('X-Amz-Expires', '604800')),
    changed((url) => url.searchParams.set('response-content-type', 'text/html')),
    changed((url) => (url.pathname = url.pathname.replace(filmName ?? '', photoName ?? ''))),
    changed((url) => {
      url.searchParams.set('X-Amz-Date', '20200101T000000Z')
      url.searchParams.set('X-Amz-Signature', signatureOf(url, 'GET', bucket))
    }),
    changed((url) => (url.search = '')),
  ]
  for (const url of wrong) expect((await fetch(url)).status).toBe(403)
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(403)
  expect((await fetch(address)).status).toBe(200)
})

test('an address ends with the right to see the file, and at the latest after a quarter of an hour', async () => {
  const { film, database, addressOf, app } = await given()
  const secondsOf = async () => Number(new URL(await addressOf(film.url)).searchParams.get('X-Amz-Expires'))
  expect(await secondsOf()).toBe(15 * 60)
  const made = (leftS: number) => ({ created_at: new Date(Date.now() - 86_400_000 + leftS * 1000).toISOString() })
  await database.db.updateTable('evidence_files').set(made(300)).execute()
  const left = await secondsOf()
  expect(left).toBeGreaterThan(60)
  expect(left).toBeLessThanOrEqual(300)
  // In the last minute, in which a browser could still use an address that is over, the site sends the bytes.
  await database.db.updateTable('evidence_files').set(made(59)).execute()
  expect((await app.inject(film.url)).statusCode).toBe(200)
  await database.db.updateTable('evidence_files').set(made(0)).execute()
  expect((await app.inject(film.url)).statusCode).toBe(404)
})

test('what was deleted, or is of a deleted account, gets no address, and the one of before leads to nothing', async () => {
  const { app, ana, film, photo, addressOf } = await given()
  const before = await addressOf(film.url)
  expect((await call(app, 'DELETE', `/upload/plangere-media/${film.id}`, { headers: ana.headers })).statusCode).toBe(204)
  expect((await app.inject(film.url)).statusCode).toBe(404)
  expect((await fetch(before)).status).toBe(404)
  expect((await call(app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: ana.headers })).statusCode).toBe(204)
  for (const url of [photo.url, photo.preview_url]) expect((await app.inject(url)).statusCode).toBe(404)
})
