import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { anUpload, aSet } from '#tests/complaint-set.ts'
import { call, person } from '#tests/cast.ts'
import { emptyWorld } from '#tests/world.ts'
import { readZip } from '#tests/reading/zip-file.ts'
import type { ObjectStore } from '#server/platform/files/object-store.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function zippedWorld(settings: Record<string, string> = {}) {
  const world = await emptyWorld(settings)
  const dan = await person(world.app, 'Dan')
  const photo = await anUpload(world, dan.user.id, { created_at: '2026-11-20T23:30:05.000Z', given_bytes: 1 })
  const video = await anUpload(world, dan.user.id, { type: 'video' })
  await world.database.db.updateTable('evidence_files').set({ created_at: new Date().toISOString() }).where('id', '=', photo.id).execute()
  const values = { title: 'Câine\nlegat', description: 'Rând unu\n01-foto.webp\n    SHA-256 al acestui fișier: fals' }
  const set = await aSet(world.app, dan, [photo, video], values)
  await world.database.db.updateTable('evidence_files').set({ created_at: photo.created_at }).where('id', '=', photo.id).execute()
  return { ...world, dan, photo, video, set, path: `/plangeri/media/${set.media_id}/zip` }
}

test('everybody with the link gets the evidence in one ZIP with a list of it', async () => {
  const { app, photo, set, path } = await zippedWorld()
  const answer = await call(app, 'GET', path)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="bobita-dovezi-${set.created_at.slice(0, 10)}.zip"`,
    'content-length': String(answer.rawPayload.length),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  const files = readZip(answer.rawPayload)
  expect([...files.keys()]).toEqual(['manifest.txt', 'manifest.json', '01-foto.webp', '02-video.mp4'])
  const list = JSON.parse(String(files.get('manifest.json')))
  expect(list).toMatchObject({ title: 'Câine\nlegat', user_name: 'Dan E.', page: `http://localhost:3000/media/${set.media_id}` })
  for (const { name, sha256, bytes } of list.files) {
    const content = files.get(name) ?? Buffer.alloc(0)
    expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256])
  }
  expect(list.files[0]).toMatchObject({ given_sha256: photo.given_sha256, received_at: '2026-11-20T23:30:05.000Z' })
})

test('the list is in Romanian, with the hashes, both times and what a reader must know', async () => {
  const { app, photo, set, path } = await zippedWorld()
  const list = String(readZip((await call(app, 'GET', path)).rawPayload).get('manifest.txt'))
  for (const line of [
    'Titlu: Câine legat',
    'Autor: Dan E.',
    `Adresa paginii: http://localhost:3000/media/${set.media_id}`,
    '01-foto.webp',
    '    Mărimea acestui fișier: 1.000 de octeți',
    `    SHA-256 al acestui fișier: ${photo.sha256}`,
    '    Mărimea fișierului primit de la autor: un octet',
    `    SHA-256 al fișierului primit de la autor: ${photo.given_sha256}`,
    '    Primit la: 21 noiembrie 2026 la 01:30:05, ora României (2026-11-20T23:30:05.000Z UTC)',
    '    | 01-foto.webp',
  ]) {
    expect(list.split('\r\n')).toContain(line)
  }
  expect(list).toContain('coordonatele GPS) a fost scos')
  expect(list).toContain('originale rămân la autor')
})

/** Downloads that stand still until `open` is called; `begun` says how many there are. */
function held({ files }: { files: ObjectStore }) {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const read = files.read.bind(files)
  const spy = vi.spyOn(files, 'read').mockImplementation(async (key) => {
    await gate
    return read(key)
  })
  return { open, begun: () => spy.mock.calls.length }
}

test('one network downloads as much at a time as the setting says, and who comes next is told before the download begins', async () => {
  const world = await zippedWorld({ ZIPS_PER_NETWORK: '2' })
  const { app, path } = world
  const { open, begun } = held(world)
  const running = [call(app, 'GET', path), call(app, 'GET', path)]
  await expect.poll(begun).toBe(2)
  for (const method of ['POST', 'GET'] as const) {
    const refused = await call(app, method, path)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too_many'])
    expect(refused.headers['retry-after']).toBe('15')
    expect(refused.json().message).toContain('15 secunde')
  }
  open()
  for (const answer of running) expect((await answer).statusCode).toBe(200)
  expect((await call(app, 'GET', path)).statusCode).toBe(200)
})

test('people of one network download at the same time', async () => {
  const world = await zippedWorld()
  const { open, begun } = held(world)
  const running = Array.from({ length: 5 }, () => call(world.app, 'GET', world.path))
  await expect.poll(begun).toBe(5)
  open()
  for (const answer of running) expect((await answer).statusCode).toBe(200)
})

test('a ticket opens the download of its set to its network for a minute without being counted again', async () => {
  const { app, path } = await zippedWorld({ LIMIT_ZIP: '1/1', LIMITS_SCALE: '1', TRUST_PROXY: 'true' })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const { ticket } = (await call(app, 'POST', path, { headers: from('192.0.2.1') })).json().data
  const download = async (address: string, given: string) => (await call(app, 'GET', `${path}?ticket=${given}`, { headers: from(address) })).statusCode
  expect([await download('192.0.2.1', ticket), await download('192.0.2.1', ticket)]).toEqual([200, 200])
  // One that is not good is as none: the network has used up its count.
  expect([await download('192.0.2.1', `${ticket}x`), await download('192.0.2.1', '')]).toEqual([429, 429])
  expect([await download('192.0.2.2', ticket), await download('192.0.2.2', ticket)]).toEqual([200, 429])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  expect(await download('192.0.2.1', ticket)).toBe(429)
})

test('who stops a download half-way closes what was open and may begin again', async () => {
  const { app, files, path } = await zippedWorld()
  const endless = new Readable({ read: () => undefined })
  const read = vi.spyOn(files, 'read').mockResolvedValue(endless)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const leave = new AbortController()
  const answer = await fetch(`${origin}/api/v1${path}`, { signal: leave.signal })
  expect(answer.status).toBe(200)
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(0)
  leave.abort()
  await expect.poll(() => endless.destroyed).toBe(true)
  read.mockRestore()
  const again = await fetch(`${origin}/api/v1${path}`)
  expect([again.status, readZip(Buffer.from(await again.arrayBuffer())).size]).toEqual([200, 4])
})
