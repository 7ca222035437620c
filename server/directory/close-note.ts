import { refuseDecided } from '../operators/decided.ts'
import type { Db } from '../platform/database/database.ts'
import type { RecordName } from './record-key.ts'

/** Closes what a visitor said is wrong with a record. @throws Refusal operator.decided, operator.notice_not_found */
export async function closeNote(tx: Db, id: string, { kind, id: record_id }: RecordName): Promise<void> {
  const note = tx.deleteFrom('directory_reports').where('id', '=', id).where('kind', '=', kind).where('record_id', '=', record_id)
  if ((await note.executeTakeFirstOrThrow()).numDeletedRows === 0n) await refuseDecided(tx, id)
}
