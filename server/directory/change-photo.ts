import type { PhotoForm, PhotoRemoval, RecordPhoto } from '#contract/directory-desk.ts'
import { keepPhoto, type RecordPhotos } from '../evidence/record-photos.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { publicFields } from './change-records.ts'
import { refuseStale, type DeskRow } from './desk-records.ts'
import { decidedRow, write } from './edit-record.ts'
import { recordKey, type RecordName } from './record-key.ts'
import { photoOf } from './record-photos.ts'

/**
 * Gives a record a photo, or says anew what its photo shows. The photo of before can be put back by undoing the change.
 *
 * @throws Refusal operator.stale, record.no_photo when there is none to speak of, what RecordPhotos.take refuses; shelter.not_found,
 * trainer.not_found also for one that waits for a decision
 */
export async function putPhoto(
  db: Db,
  photos: RecordPhotos,
  by: Actor,
  name: RecordName,
  { expected, photo_alt, file }: PhotoForm,
  now = new Date(),
): Promise<void> {
  const alt = photo_alt.trim()
  // Looked at first: nothing is drawn for a form that is older than the record.
  const present = photoOf(await seenRow(db, name, expected))
  if (file === undefined) {
    if (!present) throw new Refusal('record.no_photo')
    return change(db, by, name, expected, { ...present, alt }, now)
  }
  const id = await photos.take(Buffer.from(file, 'base64'), recordKey(name), by.operatorId ?? by.name, now)
  return change(db, by, name, expected, { id, alt }, now, (tx) => keepPhoto(tx, id))
}

/** Takes the photo of a record away. @throws Refusal operator.stale, record.no_photo, shelter.not_found, trainer.not_found */
export async function removePhoto(db: Db, by: Actor, name: RecordName, { expected }: PhotoRemoval, now = new Date()): Promise<void> {
  if (!photoOf(await seenRow(db, name, expected))) throw new Refusal('record.no_photo')
  return change(db, by, name, expected, null, now)
}

async function seenRow(db: Db, name: RecordName, expected: string): Promise<DeskRow> {
  const row = await decidedRow(db, name)
  return row.updated_at === expected ? row : refuseStale(db, name, expected)
}

/** @param keep what the file of the photo becomes in the same transaction */
function change(db: Db, by: Actor, name: RecordName, expected: string, photo: RecordPhoto | null, now: Date, keep?: (tx: Db) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = publicFields(await seenRow(tx, name, expected))
    await keep?.(tx)
    const after = await write(tx, name, expected, { photo }, {}, now)
    const told = { record: recordKey(name), details: { ...name, changed: 'photo' }, before, after }
    await recordAction(tx, by, photo ? 'directories.photo' : 'directories.remove-photo', told, now)
  })
}
