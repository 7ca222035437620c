import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBucket } from '#tests/servers/bucket.ts'
import { diskStore } from './disk-store.ts'
import { ObjectMissing, type ObjectStore } from './object-store.ts'
import { s3Store } from './s3-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'bobita-store-'))
let bucket: Awaited<ReturnType<typeof openBucket>>
beforeAll(async () => {
  bucket = await openBucket()
})
afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

let made = 0
function localFile(content: Buffer): string {
  const path = join(folder, `local-${(made += 1)}`)
  writeFileSync(path, content)
  return path
}

async function keysOf(store: ObjectStore): Promise<string[]> {
  const keys: string[] = []
  for await (const key of store.keys()) keys.push(key)
  return keys.toSorted()
}

const read = async (stream: Promise<Readable>) => buffer(await stream)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe.each([
  ['a folder', () => diskStore(join(folder, 'files'))],
  ['a bucket', () => s3Store(bucket, 3)],
])('objects in %s', (_place, open) => {
  test('what was put is read whole, in part, and the local file is gone', async () => {
    const store = open()
    const local = localFile(Buffer.from('0123456789'))
    await store.put('whole.webp', local, 'image/webp')
    expect(existsSync(local)).toBe(false)
    expect((await read(store.read('whole.webp'))).toString()).toBe('0123456789')
    expect((await read(store.read('whole.webp', { start: 2, end: 4 }))).toString()).toBe('234')
    expect((await read(store.read('whole.webp', { start: 9, end: 9 }))).toString()).toBe('9')
    await store.remove('whole.webp')
  })

  test('a film of 20 MB survives unchanged', async () => {
    const store = open()
    const film = randomBytes(20 * 1024 * 1024)
    await store.put('film.mp4', localFile(film), 'video/mp4')
    expect(sha256(await read(store.read('film.mp4')))).toBe(sha256(film))
    expect(sha256(await read(store.read('film.mp4', { start: 9_000_000, end: 17_999_999 })))).toBe(sha256(film.subarray(9_000_000, 18_000_000)))
    await store.remove('film.mp4')
  })

  test('a name that is not there is missing, whatever it looks like', async () => {
    const store = open()
    for (const name of ['none.webp', '../../main.ts', '../../etc/passwd', 'a/b.webp']) await expect(store.read(name)).rejects.toThrow(ObjectMissing)
  })

  test('removing is repeated without a fault, and takes away one object only', async () => {
    const store = open()
    await store.put('one.webp', localFile(Buffer.from('1')), 'image/webp')
    await store.put('two.webp', localFile(Buffer.from('2')), 'image/webp')
    await store.remove('one.webp')
    await store.remove('one.webp')
    expect(await keysOf(store)).toEqual(['two.webp'])
    await store.remove('two.webp')
  })

  test('every key is told, also when there are more than one page of them', async () => {
    const store = open()
    const names = Array.from({ length: 7 }, (_, index) => `k${index}.webp`)
    for (const name of names) await store.put(name, localFile(Buffer.from(name)), 'image/webp')
    expect(await keysOf(store)).toEqual(names)
    for (const name of names) await store.remove(name)
  })

  test('a check leaves nothing', async () => {
    const store = open()
    await store.check()
    expect(await keysOf(store)).toEqual([])
  })
})

test('a bucket that is away fails a check and a reading, and is not taken for an empty one', async () => {
  const store = s3Store({ ...bucket, endpoint: 'http://127.0.0.1:1' })
  await expect(store.check()).rejects.toThrow()
  await expect(store.read('one.webp')).rejects.not.toThrow(ObjectMissing)
  await expect(keysOf(store)).rejects.toThrow()
})
