import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { anUpload, aSet } from '#tests/complaint-set.ts'
import { call, person } from '#tests/cast.ts'
import { emptyWorld } from '#tests/world.ts'
import { readZip } from '#tests/zip-file.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

async function zippedWorld() {
  const world = await emptyWorld()
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
  expect(list).toMatchObject({ title: 'Câine\nlegat', user_name: 'Dan Exemplu', page: `http://localhost:80/media/${set.media_id}` })
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
    'Autor: Dan Exemplu',
    `Adresa paginii: http://localhost:80/media/${set.media_id}`,
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

test('one network gets one ZIP at a time', async () => {
  const { app, files, path } = await zippedWorld()
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>()
  const { promise: reading, resolve: begun } = Promise.withResolvers<void>()
  const read = files.read.bind(files)
  vi.spyOn(files, 'read').mockImplementation(async (key) => {
    begun()
    await gate
    return read(key)
  })
  const first = call(app, 'GET', path)
  await reading
  const second = await call(app, 'GET', path)
  expect([second.statusCode, second.json().code]).toEqual([429, 'request.too_many'])
  expect(second.headers['retry-after']).toBe('15')
  openGate()
  expect((await first).statusCode).toBe(200)
  expect((await call(app, 'GET', path)).statusCode).toBe(200)
})

test('who stops a download half-way closes what was open and may begin again', async () => {
  const { app, files, path } = await zippedWorld()
  const endless = new Readable({ read: () => undefined })
  const read = vi.spyOn(files, 'read').mockResolvedValue(endless)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const leave = new AbortController()
  const answer = await fetch(`${origin}/api/v1${path}`, { signal: leave.signal })
  expect(answer.status).toBe(200)
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  leave.abort()
  await vi.waitFor(() => expect(endless.destroyed).toBe(true))
  read.mockRestore()
  const again = await fetch(`${origin}/api/v1${path}`)
  expect([again.status, readZip(Buffer.from(await again.arrayBuffer())).size]).toEqual([200, 4])
})
