import { refuseDecided } from '../operators/decided.ts'
import type { Db } from '../platform/database/database.ts'
import type { RecordName } from './record-key.ts'
import { replyToNote, type NoteDecision } from './suggestion-replies.ts'

/** Closes what a visitor said is wrong with a record, and has whoever said it told. @throws Refusal operator.decided, operator.notice_not_found */
export async function closeNote(tx: Db, id: string, name: RecordName, decision: NoteDecision, now: Date): Promise<void> {
  const { kind, id: record_id } = name
  const note = tx.deleteFrom('directory_reports').where('id', '=', id).where('kind', '=', kind).where('record_id', '=', record_id)
  if ((await note.executeTakeFirstOrThrow()).numDeletedRows === 0n) await refuseDecided(tx, id)
  await replyToNote(tx, id, name, decision, now)
}
