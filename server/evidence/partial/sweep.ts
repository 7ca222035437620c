import type { Db } from '../../platform/database/database.ts'
import type { ObjectStore } from '../../platform/files/object-store.ts'
import { PARTIAL_MS, removePart, removePartial } from './partial-uploads.ts'

const ROWS_AT_ONCE = 200

/** Removes uploads that were not finished in time, or whose account is gone. Safe to repeat and to run twice at once. @throws the first fault; the rest has been removed */
export async function sweepPartial(db: Db, store: ObjectStore, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - PARTIAL_MS).toISOString()
  const over = await db
    .selectFrom('partial_uploads')
    .select('id')
    .where((row) => row.or([row('user_id', 'is', null), row('created_at', '<=', before)]))
    .orderBy('created_at')
    .limit(ROWS_AT_ONCE)
    .execute()
  const faults: unknown[] = []
  const note = (fault: unknown) => void faults.push(fault)
  for (const { id } of over) await removePartial(db, store, id).catch(note)
  const left = await db.selectFrom('upload_parts').select('id').where('upload_id', 'is', null).limit(ROWS_AT_ONCE).execute()
  for (const { id } of left) await removePart(db, store, id).catch(note)
  if (faults.length > 0) throw new AggregateError(faults, 'some uploads that came in parts could not be removed')
}
