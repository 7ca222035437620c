import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Bobita } from '#server/bobita.ts'
import { call, person } from '#tests/cast.ts'
import { formBody, phoneFile, phonePhoto, taken, upload } from '#tests/evidence.ts'
import { emptyWorld, emptySettings } from '#tests/world.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'

/** The same settings for all worlds of this file: a folder of files belongs to one database. */
const SETTINGS = await emptySettings()
const { DATA_DIR = '' } = SETTINGS

const SECRETS = /Telefonul|SECRET|Acasa la Ana|44\.42|\+44|xyz|Exif|GPS|http:\/\/ns\.adobe|loci|udta|mebx|tx3g/

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function keysOf(store: ObjectStore): Promise<string[]> {
  const keys: string[] = []
  for await (const key of store.keys()) keys.push(key)
  return keys
}

/** Rows, objects and temporary files there are. */
async function traces({ database, files }: Bobita) {
  const rows = await database.db.selectFrom('evidence_files').select('id').execute()
  const arriving = join(DATA_DIR, 'arriving')
  return { rows: rows.length, objects: (await keysOf(files)).length, temporary: existsSync(arriving) ? readdirSync(arriving).length : 0 }
}

/** A site with small caps and the limits of a public one. */
const STRICT = { LIMITS_SCALE: '1', EVIDENCE_PHOTO_MB: '0.5', EVIDENCE_VIDEO_MB: '1', EVIDENCE_SET_MB: '1.5' }
const NOTHING = { rows: 0, objects: 0, temporary: 0 }

async function world(settings: Record<string, string> = {}): Promise<Bobita> {
  const bobita = await emptyWorld({ ...SETTINGS, ...settings })
  for (const key of await keysOf(bobita.files)) await bobita.files.remove(key)
  return bobita
}

test('S-347 S-424 S-425 photos and films are taken in one request, and their addresses are readable', async () => {
  const { app } = await world()
  const ana = await person(app, 'Ana')
  const given = [
    await phonePhoto(),
    phoneFile('phone.mp4'),
    phoneFile('phone.mov'),
    phoneFile('phone.webm'),
    phoneFile('phone.heic'),
    phoneFile('picture.avif'),
  ]
  const answer = await upload(
    app,
    ana,
    given.map((content) => ({ content })),
  )
  expect(answer.statusCode).toBe(200)
  const { files } = answer.json()
  expect(files.map(({ type, content_type, width, height }: Record<string, unknown>) => [type, content_type, width, height])).toEqual([
    ['image', 'image/webp', 80, 120],
    ['video', 'video/mp4', 160, 120],
    ['video', 'video/mp4', 160, 120],
    ['video', 'video/webm', 160, 120],
    ['image', 'image/webp', 320, 240],
    ['image', 'image/webp', 320, 240],
  ])
  for (const file of files) {
    const read = await app.inject(file.url)
    expect([read.statusCode, read.headers['content-type'], read.rawPayload.length]).toEqual([200, file.content_type, file.bytes])
    expect(sha256(read.rawPayload)).toBe(file.sha256)
  }
})

test('D-014 what is served tells no place, no phone and no name, and the hash of what was given is kept', async () => {
  const { app } = await world()
  const ana = await person(app, 'Ana')
  const given = [await phonePhoto(), phoneFile('phone.heic'), phoneFile('phone.mp4'), phoneFile('phone.mov'), phoneFile('phone.webm')]
  expect(given.filter((content) => SECRETS.test(content.toString('latin1')))).toHaveLength(given.length)
  const files = await taken(
    app,
    ana,
    given.map((content) => ({ content })),
  )
  expect(files.map((file) => file.given_sha256)).toEqual(given.map(sha256))
  expect(files.map((file) => file.given_bytes)).toEqual(given.map(({ length }) => length))
  for (const { url, preview_url } of files) {
    for (const address of [url, preview_url]) {
      if (address === null) continue
      const { rawPayload } = await app.inject(address)
      expect(rawPayload.toString('latin1')).not.toMatch(SECRETS)
    }
  }
})

test('a photo comes upright, at most 2048 px long, with a small picture at most 640 px wide', async () => {
  const { app } = await world()
  const ana = await person(app, 'Ana')
  const [file] = await taken(app, ana, [{ content: await phonePhoto({ width: 4_000, height: 3_000 }) }])
  expect([file?.width, file?.height]).toEqual([1_536, 2_048])
  const preview = await app.inject(file?.preview_url ?? '')
  expect(preview.headers['content-type']).toBe('image/webp')
  expect((await sharp(preview.rawPayload).metadata()).width).toBe(640)
})

test('an animation becomes its first picture', async () => {
  const { app } = await world()
  const ana = await person(app, 'Ana')
  const frames = [255, 0].map((red) => ({ create: { width: 8, height: 8, channels: 3 as const, background: { r: red, g: 0, b: 0 } } }))
  const pictures = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()))
  const gif = await sharp(pictures, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(gif, { pages: -1 }).metadata()).pages).toBe(2)
  const [file] = await taken(app, ana, [{ content: gif }])
  const { data } = await sharp((await app.inject(file?.url ?? '')).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeGreaterThan(200)
})

test('D-006 without an account nothing is taken, and the body is not even read', async () => {
  const bobita = await world()
  for (const who of [null, { headers: { authorization: 'Bearer nimeni' } }]) {
    const answer = await upload(bobita.app, who, [{ content: await phonePhoto() }])
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Trebuie să fii logat pentru a crea o plângere'])
  }
  const ana = await person(bobita.app, 'Ana')
  const elsewhere = { headers: { authorization: '', cookie: `bobita_token=${ana.token}`, 'sec-fetch-site': 'cross-site' } }
  expect((await upload(bobita.app, elsewhere, [{ content: await phonePhoto() }])).statusCode).toBe(403)
  expect(await traces(bobita)).toEqual(NOTHING)
})

test('D-012 the content decides, not the name: HTML called a.jpg and SVG are refused', async () => {
  const bobita = await world()
  const ana = await person(bobita.app, 'Ana')
  for (const [name, type, content] of [
    ['a.jpg', 'image/jpeg', '<!doctype html><script>alert(1)</script>'],
    ['a.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a.mp4', 'video/mp4', '%PDF-1.7\n%nothing'],
    ['a.png', 'image/png', ''],
  ] as const) {
    const answer = await upload(bobita.app, ana, [{ content: Buffer.from(content), name, type }])
    expect([name, answer.statusCode, answer.json().code]).toEqual([name, 415, 'evidence.type_refused'])
  }
  const honest = await upload(bobita.app, ana, [{ content: await phonePhoto(), name: 'pagina.html', type: 'text/html' }])
  expect(honest.statusCode).toBe(200)
})

test('what breaks off in the middle is unreadable and leaves nothing', async () => {
  const bobita = await world()
  const ana = await person(bobita.app, 'Ana')
  for (const name of ['phone.mp4', 'phone.mov', 'phone.heic'] as const) {
    const whole = phoneFile(name)
    const answer = await upload(bobita.app, ana, [{ content: whole.subarray(0, Math.floor(whole.length / 3)) }])
    expect([name, answer.statusCode, answer.json().code]).toEqual([name, 422, 'evidence.unreadable'])
  }
  expect(await traces(bobita)).toEqual(NOTHING)
})

test('all files of a request are taken, or none', async () => {
  const bobita = await world()
  const ana = await person(bobita.app, 'Ana')
  for (const last of [Buffer.from('nimic'), phoneFile('phone.mp4').subarray(0, 300)]) {
    const answer = await upload(bobita.app, ana, [{ content: await phonePhoto() }, { content: phoneFile('phone.webm') }, { content: last }])
    expect([415, 422]).toContain(answer.statusCode)
  }
  expect(await traces(bobita)).toEqual(NOTHING)
})

test('D-017 a photo and a film above their caps are cut with a sentence that names the cap, and leave nothing', async () => {
  const bobita = await world(STRICT)
  const ana = await person(bobita.app, 'Ana')
  const padded = (file: Buffer, bytes: number) => Buffer.concat([file, Buffer.alloc(bytes - file.length)])
  for (const [content, code, sentence] of [
    [padded(await phonePhoto(), 600_000), 'evidence.photo_too_large', 'Poza este prea mare. Limita este de 0,5 MB.'],
    [padded(phoneFile('phone.mp4'), 1_200_000), 'evidence.video_too_large', 'Filmarea este prea mare. Limita este de 1 MB.'],
  ] as const) {
    const answer = await upload(bobita.app, ana, [{ content }])
    expect([answer.statusCode, answer.json().code, answer.json().error]).toEqual([413, code, sentence])
  }
  expect(await traces(bobita)).toEqual(NOTHING)
})

test('D-017 without a setting a photo may have 25 MB', async () => {
  const { app } = await world()
  const ana = await person(app, 'Ana')
  const answer = await upload(app, ana, [{ content: Buffer.concat([await phonePhoto(), Buffer.alloc(25 * 1024 * 1024)]) }])
  expect([answer.statusCode, answer.json().message]).toEqual([413, 'Poza este prea mare. Limita este de 25 MB.'])
})

test('an account may have one set of bytes waiting, over several requests', async () => {
  const { app } = await world(STRICT)
  const ana = await person(app, 'Ana')
  const film = Buffer.concat([phoneFile('phone.webm'), Buffer.alloc(900_000)])
  const [first] = await taken(app, ana, [{ content: film }])
  const second = await upload(app, ana, [{ content: film }])
  expect([second.statusCode, second.json().error]).toEqual([413, 'Fișierele sunt prea mari împreună. Limita unui set este de 1,5 MB.'])
  expect((await call(app, 'DELETE', `/upload/plangere-media/${first?.id}`, { headers: ana.headers })).statusCode).toBe(204)
  await taken(app, ana, [{ content: film }])
})

test('more than ten files, no files and no form at all are refused with a sentence', async () => {
  const bobita = await world()
  const { app } = bobita
  const ana = await person(app, 'Ana')
  const content = await phonePhoto()
  const eleven = await upload(
    app,
    ana,
    Array.from({ length: 11 }, () => ({ content })),
  )
  expect([eleven.statusCode, eleven.json().code]).toEqual([422, 'evidence.too_many'])
  const none = await upload(app, ana, [])
  expect([none.statusCode, none.json().code]).toEqual([422, 'evidence.no_files'])
  const elsewhere = await upload(app, ana, [{ content, field: 'poze' }])
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([422, 'evidence.no_files'])
  for (const [type, payload, status] of [
    ['application/json', '{}', 415],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=a', 'fara sfarsit', 400],
    ['multipart/form-data; boundary=a', '--a\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\nabc', 400],
  ] as const) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/upload/plangere-media',
      headers: { 'content-type': type, ...ana.headers },
      payload,
    })
    expect([type, payload, answer.statusCode]).toEqual([type, payload, status])
    expect(answer.json().message.length).toBeGreaterThan(10)
  }
  expect(await traces(bobita)).toEqual(NOTHING)
})

test('the thirty-first file within half an hour is one too many', async () => {
  const { app } = await world(STRICT)
  const ana = await person(app, 'Ana')
  const form = [Buffer.from('x'), Buffer.from('y')].map((content) => ({ content }))
  const statuses: number[] = []
  for (let request = 0; request < 31; request += 1) statuses.push((await upload(app, ana, form)).statusCode)
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 415))
  expect(statuses[30]).toBe(429)
})

test('one removes one’s own file; somebody else’s, an unknown one and a second time are not found', async () => {
  const bobita = await world()
  const { app } = bobita
  const [ana, dan] = [await person(app, 'Ana'), await person(app, 'Dan')]
  const [file] = await taken(app, ana, [{ content: await phonePhoto() }])
  const path = `/upload/plangere-media/${file?.id}`
  for (const [address, who, status] of [
    [path, dan, 404],
    ['/upload/plangere-media/AAAAAAAAAAAAAAAAAAAAAA', ana, 404],
    ['/upload/plangere-media/..%2F..%2Fetc', ana, 404],
    [path, ana, 204],
    [path, ana, 404],
  ] as const) {
    expect((await call(app, 'DELETE', address, { headers: who.headers })).statusCode).toBe(status)
  }
  expect((await call(app, 'DELETE', path)).statusCode).toBe(401)
  expect((await app.inject(file?.url ?? '')).statusCode).toBe(404)
  expect(await traces(bobita)).toEqual(NOTHING)
})

test('the export of an account names its files', async () => {
  const { app } = await world()
  const ana = await person(app, 'Ana')
  const content = await phonePhoto()
  const [file] = await taken(app, ana, [{ content }])
  const exported = (await call(app, 'GET', '/profile/export', { headers: ana.headers })).json()
  expect(exported.files).toEqual([{ id: file?.id, type: 'image', given_sha256: sha256(content), created_at: file?.received_at }])
})

test('an upload that says it is larger than a set is refused before a byte is taken', async () => {
  const bobita = await world()
  const ana = await person(bobita.app, 'Ana')
  const { headers, payload } = formBody([{ content: await phonePhoto() }])
  const answer = await bobita.app.inject({
    method: 'POST',
    url: '/api/v1/upload/plangere-media',
    headers: { ...headers, ...ana.headers, 'content-length': String(2 ** 40) },
    payload,
  })
  expect([answer.statusCode, answer.json().error]).toEqual([413, 'Fișierele sunt prea mari împreună. Limita unui set este de 400 MB.'])
  expect(await traces(bobita)).toEqual(NOTHING)
})
