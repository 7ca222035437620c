import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { phoneFile } from '#tests/evidence.ts'
import { openDecoderPool, type DecodeRequest } from './decoder-pool.ts'
import type { PhotoJob } from './jobs.ts'

const BOUNDS = { fast: 1, slow: 1, waiting: 3, jobsAChild: 2, photo: 60_000, video: 60_000, slice: 30_000, wall: 600_000, memoryBytesAChild: 512 * 1024 * 1024 }

/** A pool with a photo to work on. */
function opened(bounds: Partial<typeof BOUNDS> = {}, program?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-decoders-'))
  const child = join(folder, 'child.mjs')
  if (program !== undefined) writeFileSync(child, `import { writeFileSync } from 'node:fs'\n${program}\nprocess.send('ready')`)
  const pool = openDecoderPool(folder, { ...BOUNDS, ...bounds }, program === undefined ? undefined : child)
  onTestFinished(() => {
    pool.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const given = join(folder, 'given')
  writeFileSync(given, phoneFile('phone.heic'))
  const job: PhotoJob = { kind: 'photo', heic: true, given, photo: join(folder, 'photo.webp'), preview: join(folder, 'preview.webp') }
  const order: DecodeRequest = { sender: 'Ana', job, bytes: 1_000 }
  return { pool, job, order, folder }
}

const size = { width: 320, height: 240 }
const unreadable = { code: 'evidence.unreadable' }
const paused = { code: 'evidence.paused', details: { retryAfterS: 30 * 60 } }
/** Answers at once, except for a file named `endless`, which it works on for ever. Each file begun leaves a mark. */
const SOMETIMES_ENDLESS = `process.on('message', ({ given, photo }) => {
  writeFileSync(photo, 'begun')
  while (given.endsWith('endless'));
  process.send({ kind: 'done', size: { width: 320, height: 240 }, grown: false })
})`

test('jobs are done one after the other, over more than one child', async () => {
  const { pool, order } = opened()
  expect(await pool.run(order)).toEqual(size)
  expect(await Promise.all([pool.run(order), pool.run(order), pool.run(order)])).toEqual([size, size, size])
})

test.skipIf(!existsSync('/proc/self/stat'))(
  'a file that needs too much processor time ends its child; after the second its sender waits, and nobody else',
  async () => {
    const { pool, order } = opened({ photo: 0, slice: 0 })
    const dan = { ...order, sender: 'Dan' }
    await expect(pool.run(order)).rejects.toMatchObject(unreadable)
    const waiting = [pool.run(order), pool.run(order)]
    await expect(waiting[0]).rejects.toMatchObject(unreadable)
    await expect(waiting[1]).rejects.toMatchObject(paused)
    expect(() => pool.admit('Ana')).toThrow(expect.objectContaining(paused))
    expect(() => pool.admit('Dan')).not.toThrow()
    await expect(pool.run(dan)).rejects.toMatchObject(unreadable)
  },
)

test('a child that gets no processor time says that the server is busy, never that the file is damaged', async () => {
  const { pool, order } = opened({ wall: 1 }, 'process.on("message", () => undefined)')
  for (const _ of [1, 2, 3]) await expect(pool.run(order)).rejects.toMatchObject({ code: 'evidence.overloaded' })
})

test('a file that takes too much memory ends its child', async () => {
  const { pool, order } = opened({ memoryBytesAChild: 1_000_000 })
  await expect(pool.run(order)).rejects.toMatchObject(unreadable)
})

test('a file that is none does not hold up the next one', async () => {
  const { pool, order, job, folder } = opened()
  await expect(pool.run({ ...order, job: { ...job, given: join(folder, 'nothing') } })).rejects.toMatchObject(unreadable)
  expect(await pool.run(order)).toEqual(size)
})

test('of one sender one file is worked on at a time, and senders take turns', async () => {
  const { pool, order } = opened({ waiting: 9 }, SOMETIMES_ENDLESS)
  const done: string[] = []
  const run = (sender: string) => pool.run({ ...order, sender }).then(() => done.push(sender))
  await Promise.all(['Ana', 'Ana', 'Ana', 'Dan', 'Ilie', 'Dan'].map(run))
  expect(done).toEqual(['Ana', 'Ana', 'Dan', 'Ilie', 'Ana', 'Dan'])
})

test('one sender’s file waits for the one before, whoever is free', async () => {
  const { pool, order, job, folder } = opened({ fast: 2 }, SOMETIMES_ENDLESS)
  const first = pool.run({ ...order, job: { ...job, given: join(folder, 'endless'), photo: join(folder, 'first') } })
  const second = pool.run({ ...order, job: { ...job, photo: join(folder, 'second') } })
  const refused = Promise.all([first, second].map((one) => expect(one).rejects.toMatchObject({ code: 'server.unavailable' })))
  expect(await pool.run({ ...order, sender: 'Dan' })).toEqual(size)
  await vi.waitFor(() => expect(existsSync(join(folder, 'first'))).toBe(true), 50_000)
  expect(existsSync(join(folder, 'second'))).toBe(false)
  pool.close()
  await refused
})

test.skipIf(!existsSync('/proc/self/stat'))('files that never end keep the slow lane busy, and a quick one of somebody else is done meanwhile', async () => {
  const { pool, order, job, folder } = opened({ slice: 0 }, SOMETIMES_ENDLESS)
  const endless = (name: string): DecodeRequest => ({ ...order, sender: name, job: { ...job, given: join(folder, 'endless'), photo: join(folder, name) } })
  const senders = ['Ilie', 'Horia', 'Radu']
  const never = senders.map((name) => pool.run(endless(name)))
  await vi.waitFor(() => expect(senders.filter((name) => existsSync(join(folder, name)))).toEqual(senders), 50_000)
  expect(await pool.run(order)).toEqual(size)
  const refused = Promise.all(never.map((one) => expect(one).rejects.toMatchObject({ code: 'server.unavailable' })))
  pool.close()
  await refused
})

test('films that are read for ever hold up no photo, though there is one decoder for photos', async () => {
  const { pool, order, folder } = opened(
    {},
    `process.on('message', ({ kind }) => {
  while (kind === 'video');
  process.send({ kind: 'done', size: { width: 320, height: 240 }, grown: false })
})`,
  )
  const film = { kind: 'video', container: 'webm', given: join(folder, 'given'), video: join(folder, 'film') } as const
  const films = ['Dan', 'Ema', 'Ion'].map((sender) => expect(pool.run({ ...order, sender, job: film })).rejects.toMatchObject({ code: 'server.unavailable' }))
  expect(await pool.run(order)).toEqual(size)
  pool.close()
  await Promise.all(films)
})

test('when too many wait the next is asked to come back', async () => {
  const { pool, order } = opened()
  const waiting = Array.from({ length: 4 }, () => pool.run(order))
  await expect(pool.run(order)).rejects.toMatchObject({ code: 'evidence.overloaded' })
  expect(await Promise.all(waiting)).toHaveLength(4)
})

test('a child can read and write nothing but the folder of uploads', async () => {
  const { pool, order, job } = opened()
  const elsewhere = mkdtempSync(join(tmpdir(), 'bobita-elsewhere-'))
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }))
  const secret = join(elsewhere, 'secret.heic')
  writeFileSync(secret, phoneFile('phone.heic'))
  await expect(pool.run({ ...order, job: { ...job, given: secret } })).rejects.toMatchObject(unreadable)
  const film = join(elsewhere, 'film.mp4')
  writeFileSync(job.given, phoneFile('phone.mp4'))
  await expect(pool.run({ ...order, job: { kind: 'video', container: 'mp4', given: job.given, video: film } })).rejects.toMatchObject(unreadable)
  expect(existsSync(film)).toBe(false)
})

test('a child that a file has taken over says what it likes and ends only itself', async () => {
  const { pool, order } = opened({}, `process.on('message', () => process.send('{"kind":"yours"}'))`)
  await expect(pool.run(order)).rejects.toMatchObject(unreadable)
  await expect(pool.run(order)).rejects.toMatchObject(unreadable)
})

test('a HEIC photo of more megapixels than its decoder may take is told so, not that it is damaged', async () => {
  const { pool, order, job } = opened()
  const photo = phoneFile('phone.heic')
  // ISO/IEC 23008-12, 6.5.3: the size a picture claims stands behind its name and four bytes of version and flags.
  const claim = photo.indexOf('ispe') + 8
  photo.writeUInt32BE(6_000, claim)
  photo.writeUInt32BE(5_000, claim + 4)
  writeFileSync(job.given, photo)
  await expect(pool.run(order)).rejects.toMatchObject({ code: 'evidence.photo_too_wide' })
})
