import { createHash, randomBytes, randomInt } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { DAY_MS, UPLOAD_PART_BYTES } from '#contract/limits.ts'
import type { Bobita } from '#server/bobita.ts'
import { call, PASSWORD, person, type Person } from '#tests/cast.ts'
import { objectsIn } from '#tests/complaint-set.ts'
import { phoneFile, phonePhoto, taken } from '#tests/evidence.ts'
import { append, begin, cutPart, finished, offsetOf, sendRest, tus, type Sender } from '#tests/partial-upload.ts'
import { makeLongFilm } from '#tests/servers/long-film.ts'
import { figure, holding, rounds } from '#tests/setup/figures.ts'
import { emptyWorld, engine } from '#tests/world.ts'
import { sweepPartial } from './sweep.ts'

const CUTS = holding ? rounds : 20
const PART = 64 * 1024
const STRICT = { LIMITS_SCALE: '1', EVIDENCE_PHOTO_MB: '0.5', EVIDENCE_VIDEO_MB: '1', EVIDENCE_SET_MB: '1.5' }

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

let film: Buffer
beforeAll(async () => {
  const to = join(tmpdir(), `bobita-film-${randomBytes(6).toString('hex')}.mp4`)
  await makeLongFilm({ from: 'phone.mp4', to, bytes: 2_000_000, fillerBytes: 50_000 })
  film = readFileSync(to)
  rmSync(to)
})

async function world(settings: Record<string, string> = {}): Promise<Bobita> {
  const bobita = await emptyWorld(settings)
  if (!bobita.app.server.listening) await bobita.app.listen({ port: 0, host: '127.0.0.1' })
  for (const key of await objectsIn(bobita.files)) await bobita.files.remove(key)
  return bobita
}

function senderOf({ app }: Bobita, { headers }: Person): Sender {
  const address = app.server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/v1`, headers }
}

async function traces({ database, files }: Bobita) {
  const rows = async (table: 'evidence_files' | 'partial_uploads' | 'upload_parts') => (await database.db.selectFrom(table).select('id').execute()).length
  const [kept, partial, parts] = [await rows('evidence_files'), await rows('partial_uploads'), await rows('upload_parts')]
  return { kept, partial, parts, objects: (await objectsIn(files)).length }
}
const NOTHING = { kept: 0, partial: 0, parts: 0, objects: 0 }

test('T5 a film whose connection is cut twenty times arrives whole: nothing is lost, and nothing beyond one part is sent twice', async () => {
  const bobita = await world()
  const ana = senderOf(bobita, await person(bobita.app, 'Ana'))
  const { id } = await begin(ana, film.length)
  let again = 0
  for (let cut = 0; cut < CUTS; cut += 1) {
    const offset = await offsetOf(ana, id)
    const part = film.subarray(offset, Math.min(offset + PART, film.length - 1))
    const after = randomInt(part.length)
    await cutPart(ana, id, offset, part, after)
    // What had arrived is kept once the server has noticed; whoever asks before that begins this part anew.
    const next = await offsetOf(ana, id)
    expect(next).toBeGreaterThanOrEqual(offset)
    expect(next - offset).toBeLessThanOrEqual(after)
    expect(offset + after - next).toBeLessThan(PART)
    again += offset + after - next
  }
  const file = await finished(await sendRest(ana, id, film, PART))
  expect(file.files).toMatchObject([{ id, type: 'video', given_bytes: film.length, given_sha256: sha256(film) }])
  expect(again).toBeLessThanOrEqual(CUTS * PART)
  figure(`T5 cuts in an upload of ${film.length} bytes, ${engine}`, `${CUTS}, ${again} bytes sent twice at most, 0 lost`)
  expect(await traces(bobita)).toEqual({ kept: 1, partial: 0, parts: 0, objects: 1 })
})

test('a film in parts becomes what the same film in one request becomes, once, however often its last part is repeated', async () => {
  const bobita = await world()
  const who = await person(bobita.app, 'Ana')
  const ana = senderOf(bobita, who)
  const content = phoneFile('phone.mp4')
  const [whole] = await taken(bobita.app, who, [{ content }])
  const { id } = await begin(ana, content.length)
  const last = Math.floor(content.length / 2)
  await append(ana, id, 0, content.subarray(0, last))
  const answers = await Promise.all([0, 1, 2, 3].map(() => append(ana, id, last, content.subarray(last))))
  for (const { status } of answers) expect([200, 409, 429]).toContain(status)
  const [file] = (await finished(await append(ana, id, content.length, Buffer.alloc(0)))).files ?? []
  expect(file).toMatchObject({ bytes: whole?.bytes, given_sha256: sha256(content), width: 160, height: 120 })
  expect((await finished(await tus(ana, 'GET', `/upload/partial/${id}`))).files).toEqual([file])
  expect(await traces(bobita)).toEqual({ kept: 2, partial: 0, parts: 0, objects: 2 })
  const made = await call(bobita.app, 'POST', '/plangeri', {
    payload: { title: 'Câine legat', description: 'Fără apă', video_links: [file?.url] },
    headers: who.headers,
  })
  expect(made.statusCode).toBe(200)
})

test('T9 nobody reads, continues or ends the upload of another, and a guest begins none', async () => {
  const bobita = await world()
  const [ana, dan] = [senderOf(bobita, await person(bobita.app, 'Ana')), senderOf(bobita, await person(bobita.app, 'Dan'))]
  const { id } = await begin(ana, film.length)
  for (const named of [id, 'AAAAAAAAAAAAAAAAAAAAAA', '..%2F..%2Fetc']) {
    for (const answer of [
      await tus(dan, 'GET', `/upload/partial/${named}`),
      await append(dan, named, 0, film.subarray(0, PART)),
      await tus(dan, 'DELETE', `/upload/partial/${named}`),
    ]) {
      expect([named, answer.status]).toEqual([named, 404])
    }
  }
  const guest = { ...ana, headers: {} }
  expect((await tus(guest, 'POST', '/upload/partial', { 'upload-length': '10' })).status).toBe(401)
  expect((await append(guest, id, 0, film.subarray(0, PART))).status).toBe(401)
  expect(await offsetOf(ana, id)).toBe(0)
  expect((await tus(ana, 'DELETE', `/upload/partial/${id}`)).status).toBe(204)
  expect((await tus(ana, 'HEAD', `/upload/partial/${id}`)).status).toBe(404)
  expect(await traces(bobita)).toEqual(NOTHING)
})

test('bad input: lengths and offsets that are none, parts that are too large, elsewhere or beyond the end change nothing', async () => {
  const bobita = await world()
  const ana = senderOf(bobita, await person(bobita.app, 'Ana'))
  for (const length of ['', '0', '-1', '1e6', 'NaN', '0x10', '1.5', ' 7 7', '9'.repeat(400)]) {
    expect([length, (await tus(ana, 'POST', '/upload/partial', { 'upload-length': length })).status]).toEqual([length, 422])
  }
  expect((await tus(ana, 'POST', '/upload/partial', { 'upload-length': '999999999999' })).status).toBe(413)
  const { id } = await begin(ana, film.length)
  for (const [offset, status] of [
    ['-1', 422],
    ['1e3', 422],
    ['7', 409],
    ['999999999999', 409],
  ] as const) {
    const answer = await tus(ana, 'PATCH', `/upload/partial/${id}`, { 'upload-offset': offset }, film.subarray(0, PART))
    expect([offset, answer.status]).toEqual([offset, status])
  }
  expect((await append(ana, id, 0, Buffer.alloc(UPLOAD_PART_BYTES + 1))).status).toBe(413)
  const json = await tus(ana, 'PATCH', `/upload/partial/${id}`, { 'upload-offset': '0', 'content-type': 'application/json' }, Buffer.from('{}'))
  expect(json.status).toBe(415)
  const { id: small } = await begin(ana, 10)
  expect((await append(ana, small, 0, Buffer.alloc(11))).status).toBe(413)
  expect([await offsetOf(ana, id), await offsetOf(ana, small)]).toEqual([0, 0])
  expect(await traces(bobita)).toEqual({ ...NOTHING, partial: 2 })
})

test('D-012 D-017 what is no photo or film, or a photo that is too large, is refused with its first part', async () => {
  const bobita = await world(STRICT)
  const ana = senderOf(bobita, await person(bobita.app, 'Ana'))
  const html = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(PART, ' '))
  const photo = Buffer.concat([await phonePhoto(), Buffer.alloc(PART)])
  for (const [first, code] of [
    [html, 'evidence.type_refused'],
    [photo, 'evidence.photo_too_large'],
  ] as const) {
    const { id } = await begin(ana, 800_000)
    const answer = await append(ana, id, 0, first)
    expect([(await answer.json()).code, await traces(bobita)]).toEqual([code, NOTHING])
  }
})

test('an account may have one set of bytes waiting, parts included', async () => {
  const bobita = await world(STRICT)
  const ana = senderOf(bobita, await person(bobita.app, 'Ana'))
  const half = Buffer.concat([phoneFile('phone.webm'), Buffer.alloc(900_000)]).subarray(0, 900_000)
  const { id } = await begin(ana, 950_000)
  expect((await append(ana, id, 0, half)).status).toBe(200)
  const second = await tus(ana, 'POST', '/upload/partial', { 'upload-length': '900000' })
  expect([second.status, (await second.json()).code]).toEqual([413, 'evidence.set_too_large'])
  expect((await tus(ana, 'DELETE', `/upload/partial/${id}`)).status).toBe(204)
  expect((await tus(ana, 'POST', '/upload/partial', { 'upload-length': '900000' })).status).toBe(201)
})

test('an upload nobody finishes within a day is told when it ends, and is gone then; one of an erased account at the next sweep', async () => {
  const bobita = await world()
  const { database, files, app } = bobita
  const [ana, dan] = [await person(app, 'Ana'), await person(app, 'Dan')]
  const [hers, his] = [senderOf(bobita, ana), senderOf(bobita, dan)]
  const begun = await begin(hers, film.length)
  expect(Date.parse(begun.expires_at) - Date.now()).toBeGreaterThan(DAY_MS - 60_000)
  for (const sender of [hers, his]) await append(sender, sender === hers ? begun.id : (await begin(his, film.length)).id, 0, film.subarray(0, PART))
  expect(await traces(bobita)).toEqual({ kept: 0, partial: 2, parts: 2, objects: 2 })
  expect((await call(app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: dan.headers })).statusCode).toBe(204)
  await sweepPartial(database.db, files)
  expect(await traces(bobita)).toEqual({ kept: 0, partial: 1, parts: 1, objects: 1 })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS })
  try {
    expect((await tus(hers, 'HEAD', `/upload/partial/${begun.id}`)).status).toBe(404)
    await sweepPartial(database.db, files)
  } finally {
    vi.useRealTimers()
  }
  expect(await traces(bobita)).toEqual(NOTHING)
})
