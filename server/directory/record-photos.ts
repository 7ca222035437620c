import { sql } from 'kysely'
import { isApproved } from '#contract/approval.ts'
import type { RecordPhoto } from '#contract/directory-desk.ts'
import { DAY_MS } from '#contract/limits.ts'
import { parseKey, previewKey } from '../evidence/evidence.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { recordKey, type RecordName } from './record-key.ts'
import type { SheltersTable } from './tables.ts'

/** How long a photo that no record shows any more can be put back; told to operators in texts/staff/record-photo.ts. */
const PUT_BACK_MS = 30 * DAY_MS
const FILES = '/files/'

type PhotoColumns = Pick<SheltersTable, 'photo_url' | 'photo_alt'>

/** The small picture is what cards and dialogs show. */
export function photoColumns(photo: RecordPhoto | null): PhotoColumns {
  return photo ? { photo_url: FILES + previewKey(photo.id), photo_alt: photo.alt } : { photo_url: null, photo_alt: null }
}

/** The photo a record has; null also for one that an operator has not given here. */
export function photoOf({ photo_url, photo_alt }: PhotoColumns): RecordPhoto | null {
  const key = photo_url?.startsWith(FILES) ? parseKey(photo_url.slice(FILES.length)) : null
  return key && { id: key.id, alt: photo_alt ?? '' }
}

/** Whether a record that people see shows a file. */
export async function isShownByRecord(db: Db, id: string): Promise<boolean> {
  const { photo_url } = photoColumns({ id, alt: '' })
  const showing = [
    ...(await db.selectFrom('shelters').select('status').where('photo_url', '=', photo_url).execute()),
    ...(await db.selectFrom('trainers').select('status').where('photo_url', '=', photo_url).execute()),
  ]
  return showing.some(isApproved)
}

/** Those of some photos of records that are still there. */
export async function keptPhotos(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const kept = db.selectFrom('evidence_files').select('id').where('id', 'in', ids).where('record', 'is not', null).where('state', '=', 'kept')
  return new Set((await kept.execute()).map(({ id }) => id))
}

/** Makes a photo another record's, so that it goes with that one and not with the one it was given to; answers whether it is still there. */
export async function passPhoto(tx: Db, { id }: RecordPhoto, to: RecordName): Promise<boolean> {
  const passed = tx
    .updateTable('evidence_files')
    .set({ record: recordKey(to), unshown_at: null })
    .where('id', '=', id)
    .where('record', 'is not', null)
    .where('state', '=', 'kept')
  return (await passed.executeTakeFirstOrThrow()).numUpdatedRows > 0n
}

/** A photo that was taken away is to be shown again: the sweep leaves it. @throws Refusal operator.not_undoable when the sweep was faster */
export async function showAgain(tx: Db, id: string): Promise<void> {
  const again = tx.updateTable('evidence_files').set({ unshown_at: null }).where('id', '=', id).where('state', '=', 'kept')
  if ((await again.executeTakeFirstOrThrow()).numUpdatedRows === 0n) throw new Refusal('operator.not_undoable')
}

/** The record is gone for good, and nobody puts its photos back: the sweep of files removes them. One that came from a record merged into it, and that this shows, is that record's again. */
export async function letPhotosGo(tx: Db, { kind, id }: RecordName): Promise<void> {
  const own = await tx.selectFrom('evidence_files').select('id').where('record', '=', recordKey({ kind, id })).execute()
  for (const photo of own) {
    const { photo_url } = photoColumns({ id: photo.id, alt: '' })
    const other = await tx
      .selectFrom(kind === 'shelter' ? 'shelters' : 'trainers')
      .select('id')
      .where('photo_url', '=', photo_url)
      .executeTakeFirst()
    if (!other || !(await passPhoto(tx, { id: photo.id, alt: '' }, { kind, id: other.id })))
      await tx.updateTable('evidence_files').set({ state: 'arriving' }).where('id', '=', photo.id).execute()
  }
}

/** Notes since when photos are shown by no record, and lets go of those nobody puts back any more: the sweep of files removes them. Safe to repeat. */
export async function sweepPhotos(db: Db, now = new Date()): Promise<void> {
  const address = sql<string>`${FILES} || ${sql.ref('evidence_files.id')} || ${previewKey('')}`
  const kept = db.updateTable('evidence_files').where('record', 'is not', null).where('state', '=', 'kept')
  await kept
    .set({ unshown_at: now.toISOString() })
    .where('unshown_at', 'is', null)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('shelters').select('shelters.id').where('shelters.photo_url', '=', address))))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('trainers').select('trainers.id').where('trainers.photo_url', '=', address))))
    .execute()
  await kept
    .set({ state: 'arriving' })
    .where('unshown_at', '<=', new Date(now.getTime() - PUT_BACK_MS).toISOString())
    .execute()
}
