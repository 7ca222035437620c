import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseLocation } from '../platform/database/database.ts'
import { ObjectMissing, type ObjectStore } from '../platform/files/object-store.ts'
import { flush, readManifest, writeManifest, writePart, type Manifest, type FilePart } from './manifest.ts'
import { takeSnapshot } from './snapshot.ts'

const FILES = 'files'

/**
 * Backs up the site into a folder while it runs. A folder that holds a backup already keeps it until the new one is
 * whole, and its photos and videos are not copied again. One backup at a time into one folder.
 *
 * @param ownStore makes sure that the store is the site's: a wrong one would take what an earlier backup has of it
 * @throws Error when the database or the store cannot be read, or the disk is full; then no new backup is there
 */
export async function backUp(
  database: DatabaseLocation,
  store: ObjectStore,
  folder: string,
  ownStore: () => Promise<void>,
  now = new Date(),
): Promise<Manifest> {
  await mkdir(join(folder, FILES), { recursive: true, mode: 0o700 })
  const before = await readManifest(folder).catch(() => null)
  const { keys, ...snapshot } = await takeSnapshot(database, folder, `database-${now.toISOString().replaceAll(/[:.-]/g, '')}`)

  await ownStore()
  const known = new Map(before?.files.map((part) => [part.name, part]))
  const files: FilePart[] = []
  for (const key of keys) {
    const part = await copyObject(store, folder, key, known.get(`${FILES}/${key}`))
    if (part) files.push(part)
  }
  await flush(join(folder, FILES))
  const manifest: Manifest = { format: 1, made_at: now.toISOString(), ...snapshot, files, missing: keys.length - files.length }
  await writeManifest(folder, manifest)
  await removeUnnamed(folder, manifest)
  return manifest
}

/** Objects never change, so one that is here whole is not read again. Null for one that was removed since the snapshot. */
async function copyObject(store: ObjectStore, folder: string, key: string, known: FilePart | undefined): Promise<FilePart | null> {
  const name = `${FILES}/${key}`
  const path = join(folder, name)
  const here = known && (await stat(path).catch(() => null))
  if (known && here?.size === known.bytes) return known
  try {
    const content = await store.read(key)
    const measured = await writePart(`${path}.part`, content)
    await rename(`${path}.part`, path)
    return { name, ...measured }
  } catch (error) {
    if (error instanceof ObjectMissing) return null
    throw error
  }
}

/** What the site no longer has must not stay in its backup. */
async function removeUnnamed(folder: string, { database, files }: Manifest): Promise<void> {
  const named = new Set([...database, ...files].map(({ name }) => name))
  const kept = new Set(database.map(({ name }) => name.split('/')[0]))
  for (const name of await readdir(folder)) {
    if (name.startsWith('database-') && !kept.has(name)) await rm(join(folder, name), { recursive: true, force: true })
  }
  for (const name of await readdir(join(folder, FILES))) if (!named.has(`${FILES}/${name}`)) await rm(join(folder, FILES, name), { force: true })
}
