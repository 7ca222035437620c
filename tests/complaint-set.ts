import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { complaintCreated, type OwnComplaint } from '#contract/complaints.ts'
import type { Bobita } from '#server/bobita.ts'
import { objectKey, objectKeys } from '#server/evidence/evidence.ts'
import { newId } from '#server/platform/ids.ts'
import type { ObjectStore } from '#server/platform/files/object-store.ts'
import type { EvidenceFilesTable } from '#server/evidence/tables.ts'
import { call, type Person } from './cast.ts'

const folder = mkdtempSync(join(tmpdir(), 'bobita-evidence-'))

/** A photo or video somebody has uploaded, with its bytes in the store. */
export async function anUpload(
  { database, files }: Pick<Bobita, 'database' | 'files'>,
  userId: string,
  values: Partial<EvidenceFilesTable> = {},
): Promise<EvidenceFilesTable> {
  const content = randomBytes(1_000)
  const video = values.type === 'video'
  const row: EvidenceFilesTable = {
    id: newId(),
    user_id: userId,
    set_id: null,
    position: 0,
    state: 'kept',
    type: 'image',
    content_type: video ? 'video/mp4' : 'image/webp',
    extension: video ? 'mp4' : 'webp',
    width: 2_048,
    height: 1_536,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    given_bytes: 3_000_000,
    given_sha256: createHash('sha256').update(newId()).digest('hex'),
    record: null,
    unshown_at: null,
    created_at: new Date().toISOString(),
    ...values,
  }
  await database.db.insertInto('evidence_files').values(row).execute()
  for (const name of objectKeys(row)) await put(files, name, content)
  return row
}

/** The link an upload answered. */
export function linkOf(row: EvidenceFilesTable): string {
  return `/files/${objectKey(row)}`
}

/** The form of a set with these files. */
export function setForm(files: EvidenceFilesTable[], values: Record<string, unknown> = {}) {
  return {
    title: 'Câine legat fără apă',
    description: 'Legat cu un lanț scurt.\nFără apă de două zile.',
    user_name: 'Dan Exemplu',
    photo_links: files.filter(({ type }) => type === 'image').map(linkOf),
    video_links: files.filter(({ type }) => type === 'video').map(linkOf),
    ...values,
  }
}

/** A set made through the API. */
export async function aSet(app: FastifyInstance, owner: Person, files: EvidenceFilesTable[], values: Record<string, unknown> = {}): Promise<OwnComplaint> {
  const answer = await call(app, 'POST', '/plangeri', { payload: setForm(files, values), headers: owner.headers })
  return complaintCreated.parse(answer.json()).data
}

/** Every object in the store, by name. */
export async function objectsIn(store: ObjectStore): Promise<string[]> {
  const names = []
  for await (const name of store.keys()) names.push(name)
  return names.toSorted()
}

async function put(store: ObjectStore, name: string, content: Buffer): Promise<void> {
  const file = join(folder, name)
  writeFileSync(file, content)
  await store.put(name, file, 'application/octet-stream')
}
