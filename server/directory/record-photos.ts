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

/** Every photo a record has or had and that is still there. */
export async function keptPhotos(db: Db, name: RecordName): Promise<Set<string>> {
  const rows = await db.selectFrom('evidence_files').select('id').where('record', '=', recordKey(name)).where('state', '=', 'kept').execute()
  return new Set(rows.map(({ id }) => id))
}

/** A photo that was taken away is to be shown again: the sweep leaves it. @throws Refusal operator.not_undoable when the sweep was faster */
export async function showAgain(tx: Db, id: string): Promise<void> {
  const again = tx.updateTable('evidence_files').set({ unshown_at: null }).where('id', '=', id).where('state', '=', 'kept')
  if ((await again.executeTakeFirstOrThrow()).numUpdatedRows === 0n) throw new Refusal('operator.not_undoable')
}

/** The record is gone for good, and nobody puts its photos back: the sweep of files removes them. */
export async function letPhotosGo(tx: Db, name: RecordName): Promise<void> {
  await tx.updateTable('evidence_files').set({ state: 'arriving' }).where('record', '=', recordKey(name)).execute()
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
