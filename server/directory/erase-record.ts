import { recordAction, type Actor } from '../operators/audit.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { deskRow } from './desk-records.ts'
import { recordKey, type RecordName } from './record-key.ts'
import { letPhotosGo } from './record-photos.ts'
import { replyToNote } from './suggestion-replies.ts'

/**
 * Takes a record away for good, with its photos and what notes, the last import and the record of actions kept of its words: whoever is
 * listed may ask for that. That somebody acted, when and why, stays.
 *
 * @throws Refusal shelter.not_found, trainer.not_found also for one that waits for a decision, which is rejected instead
 */
export function eraseRecord(db: Db, by: Actor, name: RecordName, reason: string, now = new Date()): Promise<void> {
  const { kind, id } = name
  const record = recordKey(name)
  return db.transaction().execute(async (tx) => {
    if ((await deskRow(tx, name)).status === 'pending') throw new Refusal(`${kind}.not_found`)
    await tx
      .deleteFrom(kind === 'shelter' ? 'shelters' : 'trainers')
      .where('id', '=', id)
      .execute()
    const notes = await tx.deleteFrom('directory_reports').where('kind', '=', kind).where('record_id', '=', id).returning('id').execute()
    for (const note of notes) await replyToNote(tx, note.id, name, { kind: 'unlisted' }, now)
    await tx.deleteFrom('imported_records').where('kind', '=', kind).where('record_id', '=', id).execute()
    await letPhotosGo(tx, name)
    await tx.updateTable('operator_actions').set({ before: null, after: null }).where('record', '=', record).execute()
    await recordAction(tx, by, 'directories.erase', { record, details: { ...name, reason } }, now)
  })
}
