import type { Selectable } from 'kysely'
import type { EvidenceFile } from '#contract/evidence.ts'
import { DAY_MS } from '#contract/limits.ts'
import type { Db } from '../platform/database/database.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { Refusal } from '../platform/refusal.ts'
import type { EvidenceFilesTable } from './tables.ts'

export type EvidenceRow = Selectable<EvidenceFilesTable>

/** How long an upload may wait for its complaint (D-016). */
export const UNATTACHED_MS = DAY_MS
const PREVIEW = '-640.webp'

/** A photo or video as the contract tells it. */
export function toEvidenceFile(row: EvidenceRow): EvidenceFile {
  const { id, type, content_type, width, height, bytes, sha256, given_bytes, given_sha256, created_at } = row
  return {
    id,
    type,
    url: `/files/${id}.${row.extension}`,
    preview_url: type === 'image' ? `/files/${previewKey(id)}` : null,
    content_type,
    width,
    height,
    bytes,
    sha256,
    given_sha256,
    given_bytes,
    received_at: created_at,
  }
}

/** The object that is served. */
export function objectKey({ id, extension }: Pick<EvidenceRow, 'id' | 'extension'>): string {
  return `${id}.${extension}`
}

/** Its small picture. */
export function previewKey(id: string): string {
  return `${id}${PREVIEW}`
}

/** Every object a row stands for. */
export function objectKeys(row: Pick<EvidenceRow, 'id' | 'extension' | 'type'>): string[] {
  return row.type === 'image' ? [objectKey(row), previewKey(row.id)] : [objectKey(row)]
}

/** The id in an object's name, and whether it is the small picture; null for a name that is none of ours. */
export function parseKey(name: string): { id: string; extension: string; preview: boolean } | null {
  const parts = /^(?<id>[\w-]{22})(?<preview>-640)?\.(?<extension>webp|mp4|webm)$/.exec(name)?.groups
  if (!parts?.['id'] || !parts['extension']) return null
  const preview = parts['preview'] !== undefined
  return preview && parts['extension'] !== 'webp' ? null : { id: parts['id'], extension: parts['extension'], preview }
}

/** Whether a record that people see shows a file. */
export type ShownByRecord = (db: Db, id: string) => Promise<boolean>

/**
 * The row behind a name, as long as anybody may see it: kept, of a living account, in a set that has not expired or waiting
 * for one since less than a day; or the photo of a record that people see.
 */
export async function visibleFile(
  db: Db,
  name: string,
  isShown: ShownByRecord,
  now = new Date(),
): Promise<{ row: EvidenceRow; preview: boolean; ends: string } | null> {
  const key = parseKey(name)
  if (!key) return null
  const found = await db
    .selectFrom('evidence_files')
    .leftJoin('complaint_sets', 'complaint_sets.id', 'evidence_files.set_id')
    .selectAll('evidence_files')
    .select('complaint_sets.expires_at')
    .where('evidence_files.id', '=', key.id)
    .where('state', '=', 'kept')
    .where((file) => file.or([file('evidence_files.user_id', 'is not', null), file('record', 'is not', null)]))
    .executeTakeFirst()
  if (!found || (key.preview ? found.type !== 'image' : found.extension !== key.extension)) return null
  const { expires_at, ...row } = found
  if (row.record !== null) return (await isShown(db, row.id)) ? { row, preview: key.preview, ends: new Date(now.getTime() + DAY_MS).toISOString() } : null
  const ends = expires_at ?? new Date(Date.parse(row.created_at) + UNATTACHED_MS).toISOString()
  return ends > now.toISOString() ? { row, preview: key.preview, ends } : null
}

/** Bytes an account has given and not attached to any complaint. */
export async function unattachedBytes(db: Db, userId: string): Promise<number> {
  const { given } = await db
    .selectFrom('evidence_files')
    .select((rows) => rows.fn.sum('given_bytes').as('given'))
    .where('user_id', '=', userId)
    .where('set_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(given ?? 0)
}

/**
 * Removes one's own file that is in no complaint. From the first step on nobody sees it; what a failing store leaves is swept.
 *
 * @throws Refusal evidence.not_found, also for somebody else's file and for an attached one
 */
export async function removeUnattachedFile(db: Db, store: ObjectStore, userId: string, id: string): Promise<void> {
  const row = await db
    .updateTable('evidence_files')
    .set({ state: 'arriving' })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('set_id', 'is', null)
    .where('state', '=', 'kept')
    .returning(['id', 'extension', 'type'])
    .executeTakeFirst()
  if (!row) throw new Refusal('evidence.not_found')
  await removeObjects(db, store, row).catch(() => undefined)
}

/** Removes a file's objects, then its row; safe to repeat. */
export async function removeObjects(db: Db, store: ObjectStore, row: Pick<EvidenceRow, 'id' | 'extension' | 'type'>): Promise<void> {
  for (const key of objectKeys(row)) await store.remove(key)
  await db.deleteFrom('evidence_files').where('id', '=', row.id).execute()
}

/** Takes the files of a set that is about to be deleted out of sight; the next sweep removes their bytes. Call it before the set's row goes. */
export async function discardFilesOf(db: Db, setId: string): Promise<void> {
  await db.updateTable('evidence_files').set({ state: 'arriving', user_id: null }).where('set_id', '=', setId).execute()
}
