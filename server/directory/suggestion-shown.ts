import type { SuggestionShown } from '#contract/directory-desk.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { deskRecordOf, deskRow } from './desk-records.ts'
import { doublesOf } from './doubles.ts'
import type { RecordName } from './record-key.ts'
import { wantsReply } from './suggestion-replies.ts'

/** A suggestion as whoever decides about it needs to see it. @throws Refusal shelter.not_found, trainer.not_found also for one that is decided */
export async function suggestionShown(db: Db, name: RecordName): Promise<SuggestionShown> {
  const row = await deskRow(db, name)
  if (row.status !== 'pending') throw new Refusal(`${name.kind}.not_found`)
  return { record: deskRecordOf(row), why: row.suggested_because, wants_reply: await wantsReply(db, name), doubles: await doublesOf(db, row) }
}
