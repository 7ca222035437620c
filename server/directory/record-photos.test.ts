import { readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import sharp from 'sharp'
import { DAY_MS, RECORD_PHOTO_BYTES } from '#contract/limits.ts'
import { call } from '#tests/cast.ts'
import { phoneFile, phonePhoto } from '#tests/evidence.ts'
import { listedShelter } from '#tests/listed-record.ts'
import { fileOf, operate, operator } from '#tests/operators/operator.ts'
import { suggestion } from '#tests/suggestion.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { keptKeys } from '../evidence/kept-keys.ts'
import { sweepUploads } from '../evidence/sweep.ts'
import { machineActor } from '../operators/audit.ts'
import { eraseRecord } from './erase-record.ts'
import { sweepPhotos } from './record-photos.ts'

const ALT = 'Curtea adăpostului, cu trei câini la soare.'
const file = fileOf('photographed.csv')

let world: Bobita
let ana: StaffMember
beforeEach(async () => {
  world = await emptyWorld()
  ana = await staffMember(world, 'moderator')
})

const read = async (path: string) => (await call(world.app, 'GET', `/operators/${path}`, { headers: ana.headers })).json()
const recordNow = (key: string) => read(`records/${key}`)
const changes = async (key: string) => (await read(`records/${key}/history`)).changes
const put = (key: string, payload: object) => call(world.app, 'PUT', `/operators/records/${key}/photo`, { payload, headers: ana.headers })
const act = (key: string, what: string, payload: object) => call(world.app, 'POST', `/operators/records/${key}/${what}`, { payload, headers: ana.headers })
const shown = async (id: number) => (await call(world.app, 'GET', `/shelters/${id}`)).json()
const ofDesk = (photo: string, by = ana) => call(world.app, 'GET', `/operators/photos/${photo}`, { headers: by.headers })
const fetched = (url: string, headers = {}) => world.app.inject({ url, headers })
const base64 = async (photo: Buffer | Promise<Buffer>) => (await photo).toString('base64')
const code = (answer: { json(): { code: string } }) => answer.json().code

/** A listed shelter with a photo. */
async function withPhoto(alt = ALT) {
  const shelter = await listedShelter(world)
  const answer = await put(shelter.key, { expected: shelter.expected, photo_alt: alt, file: await base64(phonePhoto()) })
  expect(answer.statusCode, answer.body).toBe(204)
  const { version, photo } = await recordNow(shelter.key)
  return { ...shelter, expected: version, photo: photo.id, url: `/files/${photo.id}-640.webp` }
}

const rows = async () => (await world.database.db.selectFrom('evidence_files').select('id').execute()).map(({ id }) => id)

/** Objects of photos that are in the store. */
async function stored(...photos: string[]): Promise<string[]> {
  const found: string[] = []
  for await (const key of world.files.keys()) if (photos.some((photo) => key.startsWith(photo))) found.push(key)
  return found
}

/** The sweeps of files and of photos, at a moment. */
async function sweep(now: Date): Promise<void> {
  const { db } = world.database
  await sweepPhotos(db, now)
  await sweepUploads({ db, store: world.files, folder: '' }, undefined, now)
}

test('a photo is drawn anew without what the phone wrote into it, and shown with its words on the public record, kept by browsers for an hour', async () => {
  const { id, url } = await withPhoto(`  ${ALT} `)
  expect(await shown(id)).toMatchObject({ photo_url: url, photo_alt: ALT })
  const { headers, rawPayload } = await fetched(url)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect((await fetched(url, { 'if-none-match': headers.etag })).statusCode).toBe(304)
  // Upright: the phone held it sideways.
  const drawn = await sharp(rawPayload).metadata()
  expect([drawn.format, drawn.width, drawn.height, drawn.exif]).toEqual(['webp', 80, 120, undefined])
  expect(rawPayload.includes('SECRET-COPYRIGHT')).toBe(false)
})

test('the photo of a hidden record is for operators alone, and everybody sees it again with the record', async () => {
  const { key, url, photo, expected } = await withPhoto()
  expect((await act(key, 'hide', { expected, reason: 'A cerut să nu mai apară.' })).statusCode).toBe(204)
  expect((await fetched(url)).statusCode).toBe(404)
  expect((await ofDesk(photo)).headers['content-type']).toBe('image/webp')
  expect((await ofDesk(photo, await staffMember(world, 'editor'))).statusCode).toBe(403)
  await act(key, 'show', { expected: (await recordNow(key)).version, reason: 'Am verificat.' })
  expect((await fetched(url)).statusCode).toBe(200)
})

test('a photo is replaced and taken away, and each change is undone from the history with the words it had', async () => {
  const { id, key, expected, url } = await withPhoto()
  expect((await put(key, { expected, photo_alt: 'Trei pui', file: await base64(phonePhoto({ width: 90 })) })).statusCode).toBe(204)
  const second = await shown(id)
  expect([second.photo_alt, second.photo_url === url]).toEqual(['Trei pui', false])
  expect((await fetched(url)).statusCode).toBe(404)
  expect((await act(key, 'photo/remove', { expected: (await recordNow(key)).version })).statusCode).toBe(204)
  expect(await shown(id)).toMatchObject({ photo_url: null, photo_alt: null })

  const [removal, replacing, first] = await changes(key)
  expect(removal).toMatchObject({ action: 'directories.remove-photo', changed: [{ field: 'photo', before: 'Trei pui', after: '' }], undoable: true })
  expect([replacing.changed, first.changed]).toEqual([[{ field: 'photo', before: ALT, after: 'Trei pui' }], [{ field: 'photo', before: '', after: ALT }]])
  for (const [action, photo_url] of [
    [removal.id, second.photo_url],
    [replacing.id, url],
  ]) {
    expect((await act(key, 'undo', { expected: (await recordNow(key)).version, action })).statusCode).toBe(204)
    expect((await shown(id)).photo_url).toBe(photo_url)
    expect((await fetched(photo_url)).statusCode).toBe(200)
  }
})

test('the words of a photo are said anew without sending it again', async () => {
  const { id, key, expected, url } = await withPhoto()
  expect((await put(key, { expected, photo_alt: 'Poarta' })).statusCode).toBe(204)
  expect(await shown(id)).toMatchObject({ photo_url: url, photo_alt: 'Poarta' })
})

test('a photo no record shows can be put back for thirty days; then its bytes go, and the history says that it cannot be undone', async () => {
  const { key, expected, photo } = await withPhoto()
  await act(key, 'photo/remove', { expected })
  const removed = Date.now()
  const days = (number: number) => new Date(removed + number * DAY_MS)
  await sweep(days(0))
  await sweep(days(29))
  expect((await changes(key))[0].undoable).toBe(true)
  expect(await keptKeys(world.database.db)).toHaveLength(2)
  await sweep(days(31))
  expect((await changes(key))[0].undoable).toBe(false)
  expect([(await ofDesk(photo)).statusCode, await stored(photo)]).toEqual([404, []])
})

test('a photo that is shown stays, also one that was put back; backups take it, and no sweep of what people sent touches it', async () => {
  const { key, expected, url } = await withPhoto()
  await act(key, 'photo/remove', { expected })
  await sweep(new Date())
  const [{ id: action }] = await changes(key)
  await act(key, 'undo', { expected: (await recordNow(key)).version, action })
  await sweep(new Date(Date.now() + 100 * DAY_MS))
  expect((await fetched(url)).statusCode).toBe(200)
  expect(await keptKeys(world.database.db)).toEqual([expect.stringContaining('.webp'), expect.stringContaining('-640.webp')])
})

test('of two photos sent at once one is shown and the other is swept, and so is that of a record that is erased, at once', async () => {
  const { id, key, expected } = await listedShelter(world)
  const form = { expected, photo_alt: ALT, file: await base64(phonePhoto()) }
  const answers = await Promise.all([put(key, form), put(key, form)])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]))
  const sent = await rows()
  const inAnHour = Date.now() + 60 * 60 * 1000
  await sweep(new Date(inAnHour))
  const { photo } = await recordNow(key)
  expect(await rows()).toEqual([photo.id])
  expect((await stored(...sent)).toSorted()).toEqual([`${photo.id}-640.webp`, `${photo.id}.webp`])

  await eraseRecord(world.database.db, machineActor(), { kind: 'shelter', id }, 'A cerut-o.')
  await sweep(new Date(inAnHour))
  expect([await rows(), await stored(photo.id)]).toEqual([[], []])
})

test('an import of the exported file, and taking it back, leave the photo where it was', async () => {
  const { id, url } = await withPhoto()
  const run = (...args: string[]) => operate(operator(world.database.db), ['directories', ...args, '--kind', 'shelter'])
  await run('export', '--file', file)
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Iași', 'Huși'))
  expect(await run('import', '--file', file)).toContain('1 changed')
  expect(await shown(id)).toMatchObject({ location: 'Huși', photo_url: url, photo_alt: ALT })
  await run('undo-import')
  expect(await shown(id)).toMatchObject({ location: 'Iași', photo_url: url, photo_alt: ALT })
})

test('what is no photo, is too large, has no words or stands in the way of somebody else is refused in a sentence, and nothing stays', async () => {
  const { key, expected } = await listedShelter(world)
  const form = { expected, photo_alt: ALT }
  const refused = async (payload: object, at = key) => {
    const { statusCode, body } = await put(at, payload)
    const { code: said, message } = JSON.parse(body)
    return [statusCode, said, message]
  }
  const photo = await base64(phonePhoto())
  expect(await refused({ ...form, file: await base64(Buffer.from('<svg onload="alert(1)"/>')) })).toEqual([
    415,
    'record.photo_type',
    expect.stringContaining('JPEG'),
  ])
  expect(await refused({ ...form, file: await base64(phoneFile('phone.mp4')) })).toEqual([415, 'record.photo_type', expect.any(String)])
  expect(await refused({ ...form, file: await base64((await phonePhoto()).subarray(0, 600)) })).toEqual([422, 'evidence.unreadable', expect.any(String)])
  expect(await refused({ ...form, photo_alt: '  ', file: photo })).toEqual([422, 'request.invalid', expect.any(String)])
  expect(await refused(form)).toEqual([404, 'record.no_photo', expect.any(String)])
  expect(code(await act(key, 'photo/remove', { expected }))).toBe('record.no_photo')
  const { id: waiting } = await suggestion(world)
  expect((await refused({ ...form, file: photo }, waiting))[1]).toBe('shelter.not_found')
  expect(await refused({ ...form, file: await base64(Buffer.alloc(RECORD_PHOTO_BYTES + 1)) })).toEqual([
    413,
    'record.photo_too_large',
    expect.stringContaining('12 MB'),
  ])
  expect(await rows()).toEqual([])
})

test('a HEIC of a phone is taken', async () => {
  const { id, key, expected } = await listedShelter(world)
  expect((await put(key, { expected, photo_alt: ALT, file: await base64(phoneFile('phone.heic')) })).statusCode).toBe(204)
  expect((await fetched((await shown(id)).photo_url)).headers['content-type']).toBe('image/webp')
})
