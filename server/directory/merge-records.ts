import { isMergeable, mergedFields, type MergeChoices } from '#contract/merged-record.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { publicFields, type RecordChanges } from './change-records.ts'
import { deskRecordOf, deskRow, refuseStale, type DeskRow } from './desk-records.ts'
import { changedFields, write } from './edit-record.ts'
import { MERGED_AWAY, passNotes } from './merged-into.ts'
import { recordKey, type RecordName } from './record-key.ts'

/** Which record stays, and whose value each of its fields has. The versions are absent for whoever decides without having looked. */
interface Merging {
  into: number
  fields: MergeChoices
  expected?: string
  into_expected?: string
}

/**
 * Makes a listed record part of another listed one of its directory: that one takes over what was chosen, this one is hidden with all its
 * words and its photo, and what visitors said is wrong with it is now said of the other. Each of the two is undone by its own history.
 *
 * @throws Refusal operator.stale for either of the two; shelter.not_found, trainer.not_found also for one that is not listed, or an example
 */
export function mergeRecords(db: Db, by: Actor, name: RecordName, { into, fields, expected, into_expected }: Merging, now = new Date()): Promise<void> {
  const target = { kind: name.kind, id: into }
  return db.transaction().execute(async (tx) => {
    const gone = await listedRow(tx, name, expected)
    const kept = await listedRow(tx, target, into_expected)
    if (into === name.id) throw new Refusal(`${name.kind}.not_found`)
    const notes = await passNotes(tx, name, into)
    const halves = [
      { row: gone, other: into, action: MERGED_AWAY, changes: {}, standing: { status: 'hidden' }, more: { notes } },
      { row: kept, other: name.id, action: 'directories.merge', changes: changesOf(kept, gone, fields), standing: {}, more: {} },
    ]
    // By number: of two who merge the same two the other way round the second waits and is told, and neither waits for ever.
    for (const { row, other, action, changes, standing, more } of halves.toSorted((one, two) => one.row.id - two.row.id)) {
      const before = publicFields(row)
      const after = await write(tx, row, row.updated_at, changes, standing, now)
      const details = { kind: row.kind, id: row.id, other, changed: changedFields(before, after).join(' '), ...more }
      await recordAction(tx, by, action, { record: recordKey(row), details, before, after }, now)
    }
  })
}

/** @throws Refusal operator.stale; shelter.not_found, trainer.not_found for one that people do not see, or an example */
async function listedRow(tx: Db, name: RecordName, expected: string | undefined): Promise<DeskRow> {
  const row = await deskRow(tx, name)
  if (expected !== undefined && row.updated_at !== expected) await refuseStale(tx, name, expected)
  if (!isMergeable(deskRecordOf(row))) throw new Refusal(`${name.kind}.not_found`)
  return row
}

/** What the record that stays takes over. */
function changesOf(kept: DeskRow, gone: DeskRow, fields: MergeChoices): RecordChanges {
  const merged = mergedFields(deskRecordOf(kept), deskRecordOf(gone), fields)
  return { ...merged, website: merged.website ?? '', verified_on: merged.verified_on ?? '' }
}
