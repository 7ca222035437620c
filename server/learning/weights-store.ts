import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Db } from '../platform/database/database.ts'
import { ObjectMissing, type ObjectStore } from '../platform/files/object-store.ts'
import { decodeWeights, type Weights } from '../understanding/weights-file.ts'

const TYPE = 'application/octet-stream'

/** Where learned weights lie: beside the photos, in the data folder or in the bucket that all machines share. */
function keyOf(id: string): string {
  return `learned-${id}.bin`
}

export function hashOf(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex')
}

/** @param folder on the disk of the store, for the file on its way */
export async function keepWeights(store: ObjectStore, folder: string, id: string, file: Uint8Array): Promise<void> {
  const path = join(folder, keyOf(id))
  try {
    await writeFile(path, file)
    await store.put(keyOf(id), path, TYPE)
  } finally {
    await rm(path, { force: true })
  }
}

export function removeWeights(store: ObjectStore, id: string): Promise<void> {
  return store.remove(keyOf(id))
}

/** Learned weights that are not what was learned: changed, cut short, or gone. */
export class DamagedWeights extends Error {
  override readonly name = 'DamagedWeights'
}

interface LiveWeights {
  /** Of the learning. */
  id: string
  file: Buffer
  weights: Weights
}

/** The id and hash of the learning that is used, when it was made beside the weights that came with this version of the site. */
export async function liveLearning(db: Db, own: string): Promise<{ id: string; file: string } | null> {
  const row = await db.selectFrom('learnings').select(['id', 'file']).where('verdict', '=', 'live').where('own', '=', own).executeTakeFirst()
  return row && row.file !== null ? { id: row.id, file: row.file } : null
}

/** Reads learned weights, and believes only what was written. @throws DamagedWeights */
export async function readWeights(store: ObjectStore, { id, file: hash }: { id: string; file: string }): Promise<LiveWeights> {
  const file = await store.read(keyOf(id)).then(buffer, (cause: unknown) => {
    throw cause instanceof ObjectMissing ? new DamagedWeights('gone', { cause }) : cause
  })
  if (hashOf(file) !== hash) throw new DamagedWeights('changed')
  return { id, file, weights: decodeWeights(file) }
}
