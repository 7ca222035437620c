import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { phoneFile } from '#tests/evidence.ts'
import type { PhotoJob } from './jobs.ts'
import { openWorkshop } from './workshop.ts'

const BOUNDS = { benches: 1, waiting: 3, jobsAChild: 2, jobMs: 20_000, childBytes: 704 * 1024 * 1024 }

/** A workshop with a photo to work on. */
function opened(bounds: Partial<typeof BOUNDS> = {}, program?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-workshop-'))
  const child = join(folder, 'child.mjs')
  if (program !== undefined) writeFileSync(child, program)
  const workshop = openWorkshop(folder, { ...BOUNDS, ...bounds }, program === undefined ? undefined : child)
  onTestFinished(() => {
    workshop.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const given = join(folder, 'given')
  writeFileSync(given, phoneFile('phone.heic'))
  const job: PhotoJob = { kind: 'photo', heic: true, given, photo: join(folder, 'photo.webp'), preview: join(folder, 'preview.webp') }
  return { workshop, job, folder }
}

const size = { width: 320, height: 240 }
const unreadable = { code: 'evidence.unreadable' }

test('jobs are done one after the other, over more than one child', async () => {
  const { workshop, job } = opened()
  expect(await workshop.run(job)).toEqual(size)
  expect(await Promise.all([workshop.run(job), workshop.run(job), workshop.run(job)])).toEqual([size, size, size])
})

test('a file that takes too long ends its child, and only its own job', async () => {
  const { workshop, job } = opened({ jobMs: 1 })
  await expect(workshop.run(job)).rejects.toMatchObject(unreadable)
  await expect(workshop.run(job)).rejects.toMatchObject(unreadable)
})

test('a file that takes too much memory ends its child', async () => {
  const { workshop, job } = opened({ childBytes: 1_000_000 })
  await expect(workshop.run(job)).rejects.toMatchObject(unreadable)
})

test('a file that is none does not hold up the next one', async () => {
  const { workshop, job, folder } = opened()
  await expect(workshop.run({ ...job, given: join(folder, 'nothing') })).rejects.toMatchObject(unreadable)
  expect(await workshop.run(job)).toEqual(size)
})

test('when too many wait the next is asked to come back', async () => {
  const { workshop, job } = opened()
  const waiting = Array.from({ length: 4 }, () => workshop.run(job))
  expect(() => workshop.run(job)).toThrow(expect.objectContaining({ code: 'server.unavailable' }))
  expect(await Promise.all(waiting)).toHaveLength(4)
})

test('a child can read and write nothing but the folder of uploads', async () => {
  const { workshop, job } = opened()
  const elsewhere = mkdtempSync(join(tmpdir(), 'bobita-elsewhere-'))
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }))
  const secret = join(elsewhere, 'secret.heic')
  writeFileSync(secret, phoneFile('phone.heic'))
  await expect(workshop.run({ ...job, given: secret })).rejects.toMatchObject(unreadable)
  const film = join(elsewhere, 'film.mp4')
  writeFileSync(job.given, phoneFile('phone.mp4'))
  await expect(workshop.run({ kind: 'video', container: 'mp4', given: job.given, video: film })).rejects.toMatchObject(unreadable)
  expect(existsSync(film)).toBe(false)
})

test('a child that a file has taken over says what it likes and ends only itself', async () => {
  const { workshop, job } = opened({}, `process.on('message', () => process.send('{"kind":"yours"}'))`)
  await expect(workshop.run(job)).rejects.toMatchObject(unreadable)
  await expect(workshop.run(job)).rejects.toMatchObject(unreadable)
})

test('a HEIC photo of more megapixels than its decoder may take is told so, not that it is damaged', async () => {
  const { workshop, job } = opened()
  const photo = phoneFile('phone.heic')
  // ISO/IEC 23008-12, 6.5.3: the size a picture claims stands behind its name and four bytes of version and flags.
  const claim = photo.indexOf('ispe') + 8
  photo.writeUInt32BE(6_000, claim)
  photo.writeUInt32BE(5_000, claim + 4)
  writeFileSync(job.given, photo)
  await expect(workshop.run(job)).rejects.toMatchObject({ code: 'evidence.photo_too_wide' })
})
