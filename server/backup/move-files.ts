import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { putCopy } from './put-copy.ts'

/** What became of the photos and videos. */
export interface MovedFiles {
  /** In the bucket now, byte for byte. */
  there: number
  /** Neither in the folder nor in the bucket. */
  missing: number
}

/**
 * Copies objects from a folder into a bucket and reads each back. One that is there already is only compared, so a run
 * that was cut off goes on where it stopped. The folder keeps what it has.
 *
 * @throws Error when the bucket holds objects of somebody else, or gives back other bytes than it was given
 */
export async function moveFiles(keys: readonly string[], folder: string, arriving: string, bucket: ObjectStore): Promise<MovedFiles> {
  const there = await ownKeys(bucket, new Set(keys))
  await mkdir(arriving, { recursive: true, mode: 0o700 })
  let missing = 0
  for (const key of keys) {
    const file = join(folder, key)
    if (existsSync(file)) await copyOne(key, file, arriving, bucket, there.has(key))
    else if (!there.has(key)) missing += 1
  }
  return { there: keys.length - missing, missing }
}

async function ownKeys(bucket: ObjectStore, own: Set<string>): Promise<Set<string>> {
  const there = new Set<string>()
  for await (const key of bucket.keys()) {
    if (!own.has(key)) throw new Error('the bucket is not empty')
    there.add(key)
  }
  return there
}

async function copyOne(key: string, file: string, arriving: string, bucket: ObjectStore, there: boolean): Promise<void> {
  const wanted = await hashOf(createReadStream(file))
  if (there && (await hashOf(await bucket.read(key))) === wanted) return
  await putCopy(bucket, key, file, arriving)
  if ((await hashOf(await bucket.read(key))) !== wanted) throw new Error(`${key}: the bucket gives back other bytes`)
}

async function hashOf(content: AsyncIterable<unknown>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of content) if (piece instanceof Uint8Array) hash.update(piece)
  return hash.digest('hex')
}
