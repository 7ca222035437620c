import { randomUUID } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStore } from '../platform/files/object-store.ts'

const TYPES: Record<string, string> = { webp: 'image/webp', mp4: 'video/mp4', webm: 'video/webm' }

/** Puts a file into the store by way of a copy in the folder of arrivals, because putting takes the file away. */
export async function putCopy(store: ObjectStore, key: string, file: string, arriving: string): Promise<void> {
  const copy = join(arriving, randomUUID())
  await copyFile(file, copy)
  await store.put(key, copy, TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
}
