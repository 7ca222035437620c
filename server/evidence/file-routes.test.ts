import { expect, test } from 'vitest'
import type { EvidenceFile } from '#contract/evidence.ts'
import type { Bobita } from '#server/bobita.ts'
import { call, PASSWORD, person, type Person } from '#tests/cast.ts'
import { phoneFile, phonePhoto, taken } from '#tests/evidence.ts'
import { emptyWorld } from '#tests/world.ts'
import { discardFilesOf } from './evidence.ts'

const HOUR_MS = 60 * 60 * 1000

/** Ana, with a photo and a film in no complaint yet. */
async function given(): Promise<Bobita & { ana: Person; photo: EvidenceFile; film: EvidenceFile }> {
  const bobita = await emptyWorld()
  const ana = await person(bobita.app, 'Ana')
  const [photo, film] = await taken(bobita.app, ana, [{ content: await phonePhoto() }, { content: phoneFile('phone.mp4') }])
  if (!photo || !film) throw new Error('not taken')
  return { ...bobita, ana, photo, film }
}

async function attach({ database }: Bobita, ana: Person, files: EvidenceFile[], expiresAt: Date): Promise<void> {
  const id = `set-${files[0]?.id}`
  const now = new Date().toISOString()
  await database.db
    .insertInto('complaint_sets')
    .values({
      id,
      media_id: `media-${id}`,
      user_id: ana.user.id,
      user_name: 'Ana Exemplu',
      title: 'Câine lovit',
      description: 'În parc.',
      registration_number: null,
      filed_on: null,
      created_at: now,
      expires_at: expiresAt.toISOString(),
    })
    .execute()
  for (const file of files) await database.db.updateTable('evidence_files').set({ set_id: id }).where('id', '=', file.id).execute()
}

test('D-013 what is served can run nothing, load nothing, be taken for nothing else and is not indexed', async () => {
  const { app, photo, film } = await given()
  for (const url of [photo.url, photo.preview_url ?? '', film.url]) {
    const { statusCode, headers } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'; frame-ancestors 'none'")
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['content-disposition']).toBe('inline')
    expect(headers['cache-control']).toBe('private, max-age=600')
  }
})

test('D-015 a film is answered in parts, and past its end not at all', async () => {
  const { app, film } = await given()
  const whole = await app.inject(film.url)
  expect([whole.statusCode, whole.headers['accept-ranges'], whole.headers['content-length']]).toEqual([200, 'bytes', String(film.bytes)])
  const part = await app.inject({ url: film.url, headers: { range: 'bytes=100-299' } })
  expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([206, `bytes 100-299/${film.bytes}`, '200'])
  expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 300))).toBe(true)
  const tail = await app.inject({ url: film.url, headers: { range: 'bytes=-7' } })
  expect(tail.rawPayload.equals(whole.rawPayload.subarray(-7))).toBe(true)
  const outside = await app.inject({ url: film.url, headers: { range: `bytes=${film.bytes}-` } })
  expect([outside.statusCode, outside.headers['content-range'], outside.rawPayload.length]).toEqual([416, `bytes */${film.bytes}`, 0])
})

test('a film that has changed since is sent whole, and one that has not is not sent again', async () => {
  const { app, film } = await given()
  const etag = `"${film.sha256}"`
  const range = 'bytes=0-9'
  expect((await app.inject({ url: film.url, headers: { range, 'if-range': etag } })).statusCode).toBe(206)
  expect((await app.inject({ url: film.url, headers: { range, 'if-range': '"altul"' } })).statusCode).toBe(200)
  expect((await app.inject({ url: film.url, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
})

test('HEAD tells the size without the bytes', async () => {
  const { app, film } = await given()
  const head = await app.inject({ method: 'HEAD', url: film.url })
  expect([head.statusCode, head.headers['content-length'], head.headers['content-type'], head.rawPayload.length]).toEqual([
    200,
    String(film.bytes),
    'video/mp4',
    0,
  ])
})

test('a name nobody gave is not found, however it is spelled', async () => {
  const { app, photo, film } = await given()
  const wrong = [
    '/files/AAAAAAAAAAAAAAAAAAAAAA.webp',
    photo.url.replace('.webp', '.mp4'),
    photo.url.replace('.webp', '.html'),
    `${photo.url}/`.replace('.webp/', '-641.webp'),
    film.url.replace('.mp4', '-640.webp'),
    film.url.replace('.mp4', ''),
    '/files/..%2F..%2Fpackage.json',
    '/files/%2e%2e%2fbobita.sqlite',
    `/files/${'a'.repeat(190)}`,
    '/files/%00.webp',
  ]
  for (const url of wrong) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
  expect((await app.inject({ method: 'POST', url: photo.url })).statusCode).toBe(404)
})

test('a file is seen until its complaint expires, to the millisecond', async () => {
  const bobita = await given()
  const { app, ana, photo, film, database } = bobita
  await attach(bobita, ana, [photo, film], new Date(Date.now() + HOUR_MS))
  // Older than a day, as every file of a complaint soon is.
  await database.db.updateTable('evidence_files').set({ created_at: '2026-01-01T00:00:00.000Z' }).execute()
  expect((await app.inject(photo.url)).statusCode).toBe(200)
  await database.db.updateTable('complaint_sets').set({ expires_at: new Date().toISOString() }).execute()
  for (const url of [photo.url, photo.preview_url ?? '', film.url]) expect((await app.inject(url)).statusCode).toBe(404)
})

test('files of a complaint that is being deleted, or of a deleted account, are gone at once', async () => {
  const bobita = await given()
  const { app, ana, photo, film, database } = bobita
  await attach(bobita, ana, [photo], new Date(Date.now() + HOUR_MS))
  await discardFilesOf(database.db, `set-${photo.id}`)
  expect((await app.inject(photo.url)).statusCode).toBe(404)
  expect((await app.inject(film.url)).statusCode).toBe(200)
  expect((await call(app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: ana.headers })).statusCode).toBe(204)
  expect((await app.inject(film.url)).statusCode).toBe(404)
})
