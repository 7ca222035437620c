import type { Selectable } from 'kysely'
import type { PartialUpload } from '#contract/evidence.ts'
import { DAY_MS } from '#contract/limits.ts'
import type { EvidenceLimits } from '../../config.ts'
import type { Db } from '../../platform/database/database.ts'
import { needSpace } from '../../platform/files/free-space.ts'
import type { ObjectStore } from '../../platform/files/object-store.ts'
import { isId, newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import { toEvidenceFile, unattachedBytes } from '../evidence.ts'
import type { Intake } from '../intake.ts'
import type { PartialUploadsTable } from '../tables.ts'

export interface PartialParts {
  db: Db
  store: ObjectStore
  intake: Intake
  /** Where a part lies until it is stored. */
  folder: string
  limits: EvidenceLimits
  /** Bytes that uploads leave free on the disk. */
  keptFree: number
}

export type PartialRow = Selectable<PartialUploadsTable>

/** How long a file may be on its way, from its first part to its last. */
export const PARTIAL_MS = DAY_MS
/** The parts, what they make together, and what is made of it lie there side by side for a while. */
const COPIES = 3

/**
 * Begins a file that comes in parts; nothing is kept of it but its length.
 *
 * @throws Refusal evidence.video_too_large, evidence.set_too_large, complaint.login_required, server.no_space
 */
export async function beginUpload({ db, folder, limits, keptFree }: PartialParts, userId: string, length: number, now = new Date()): Promise<PartialUpload> {
  const largest = Math.max(limits.videoBytes, limits.photoBytes)
  if (length > largest) throw new Refusal('evidence.video_too_large', { limitBytes: largest })
  await needRoomInSet(db, userId, length, limits)
  await needSpace(folder, COPIES * length, keptFree)
  const row = { id: newId(), user_id: userId, length_bytes: length, received_bytes: 0, finishing_until: null, created_at: now.toISOString() }
  return db.transaction().execute(async (tx) => {
    const account = await tx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
    if (!account) throw new Refusal('complaint.login_required')
    await tx.insertInto('partial_uploads').values(row).execute()
    return shown(row)
  })
}

/**
 * One's own upload as far as it has come.
 *
 * @throws Refusal evidence.not_found, also for somebody else's
 */
export async function readUpload(db: Db, userId: string, id: string, now = new Date()): Promise<PartialUpload> {
  const finished = await finishedUpload(db, userId, id)
  return finished ?? shown(await findPartial(db, userId, id, now))
}

/** The file an upload has become; it has the upload's id, so it can become one only once. */
export async function finishedUpload(db: Db, userId: string, id: string): Promise<PartialUpload | null> {
  if (!isId(id)) return null
  const row = await db
    .selectFrom('evidence_files')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', 'kept')
    .executeTakeFirst()
  if (!row) return null
  return { id, length: row.given_bytes, offset: row.given_bytes, expires_at: endOf(row.created_at), files: [toEvidenceFile(row)] }
}

/** @throws Refusal evidence.not_found */
export async function findPartial(db: Db, userId: string, id: string, now = new Date()): Promise<PartialRow> {
  const since = new Date(now.getTime() - PARTIAL_MS).toISOString()
  const own = db.selectFrom('partial_uploads').selectAll().where('id', '=', id).where('user_id', '=', userId).where('created_at', '>', since)
  const row = isId(id) ? await own.executeTakeFirst() : undefined
  if (!row) throw new Refusal('evidence.not_found')
  return row
}

/**
 * Ends one's own upload. From the first step on it is not there; what a failing store leaves is swept.
 *
 * @throws Refusal evidence.not_found
 */
export async function endUpload(db: Db, store: ObjectStore, userId: string, id: string): Promise<void> {
  await findPartial(db, userId, id)
  await db.updateTable('partial_uploads').set({ user_id: null }).where('id', '=', id).where('user_id', '=', userId).execute()
  await removePartial(db, store, id).catch(() => undefined)
}

/** Removes an upload's bytes, then its rows; safe to repeat. A part that comes meanwhile finds no upload to continue. */
export async function removePartial(db: Db, store: ObjectStore, id: string): Promise<void> {
  const parts = await db.selectFrom('upload_parts').select('id').where('upload_id', '=', id).execute()
  for (const part of parts) await removePart(db, store, part.id)
  await db.deleteFrom('partial_uploads').where('id', '=', id).execute()
}

/** Removes a part's bytes, then its row; safe to repeat. */
export async function removePart(db: Db, store: ObjectStore, id: string): Promise<void> {
  await store.remove(partKey(id))
  await db.deleteFrom('upload_parts').where('id', '=', id).execute()
}

/** The object of a part. */
export function partKey(id: string): string {
  return `${id}.part`
}

/**
 * What an account has given and attached to no complaint, what is under way included, is at most one set.
 *
 * @throws Refusal evidence.set_too_large
 */
export async function needRoomInSet(db: Db, userId: string, bytes: number, { setBytes }: EvidenceLimits): Promise<void> {
  const { received } = await db
    .selectFrom('partial_uploads')
    .select((rows) => rows.fn.sum('received_bytes').as('received'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if ((await unattachedBytes(db, userId)) + Number(received ?? 0) + bytes > setBytes) throw new Refusal('evidence.set_too_large', { limitBytes: setBytes })
}

export function shown({ id, length_bytes, received_bytes, created_at }: PartialRow): PartialUpload {
  return { id, length: length_bytes, offset: received_bytes, expires_at: endOf(created_at), files: null }
}

function endOf(created_at: string): string {
  return new Date(Date.parse(created_at) + PARTIAL_MS).toISOString()
}
