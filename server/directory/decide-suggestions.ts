import type { MergeForm } from '#contract/directory-desk.ts'
import type { DirectoryKind } from '#contract/directory.ts'
import type { Db } from '../platform/database/database.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import { Refusal } from '../platform/refusal.ts'
import { changeRow, publicFields, union, type RecordChanges } from './change-records.ts'
import { deskRow, nextVersion, refuseStale } from './desk-records.ts'
import { recordKey } from './record-key.ts'
import { reply } from './suggestion-replies.ts'

/** What an operator's decision is about: `expected` is the version they saw, absent for whoever decides without having looked. */
interface Deciding {
  kind: DirectoryKind
  id: number
  expected?: string
}

/**
 * Publishes a suggested record, put right where it needs to be, and has whoever proposed it told. Why somebody did is forgotten.
 *
 * @throws Refusal operator.stale, shelter.not_found, trainer.not_found also for one that is not pending
 */
export function approveSuggestion(db: Db, by: Actor, { expected, ...name }: Deciding, changes: RecordChanges, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const published = { status: 'approved', suggested_because: null, updated_at: nextVersion(now, expected) }
    const from = { status: 'pending', ...(expected !== undefined && { updated_at: expected }) }
    if (!(await changeRow(tx, name, from, changes, published))) await refuseStale(tx, name, expected)
    const changed = Object.entries(changes).flatMap(([field, value]) => (value === undefined ? [] : field))
    const after = publicFields(await deskRow(tx, name))
    await recordAction(tx, by, 'suggestions.approve', { record: recordKey(name), details: { ...name, changed: changed.join(' ') }, after }, now)
    await reply(tx, name, { kind: 'approved' }, now)
  })
}

/** Takes a suggested record away for good, and has whoever proposed it told why. @throws Refusal operator.stale, shelter.not_found, trainer.not_found also for one that is not pending */
export function rejectSuggestion(db: Db, by: Actor, { expected, ...name }: Deciding, reason: string, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await takePending(tx, { ...name, ...(expected !== undefined && { expected }) })
    await recordAction(tx, by, 'suggestions.reject', { details: { ...name, reason } }, now)
    await reply(tx, name, { kind: 'refused', reason }, now)
  })
}

/**
 * Makes a suggestion part of a record that is there already: its telephone numbers are added, and what the record has none
 * of; nothing the record says is overwritten. Whoever proposed it is told.
 *
 * @throws Refusal operator.stale for either of the two, shelter.not_found, trainer.not_found
 */
export function mergeSuggestion(
  db: Db,
  by: Actor,
  name: Omit<Deciding, 'expected'>,
  { expected, into, into_expected }: MergeForm,
  now = new Date(),
): Promise<void> {
  const target = { kind: name.kind, id: into }
  return db.transaction().execute(async (tx) => {
    const suggested = await deskRow(tx, name)
    await takePending(tx, { ...name, expected })
    const before = await deskRow(tx, target)
    // One that waits, or itself, is nothing to become part of.
    if (before.status === 'pending') throw new Refusal(`${name.kind}.not_found`)
    const added = union(before, suggested)
    if (!(await changeRow(tx, target, { updated_at: into_expected }, added, { updated_at: nextVersion(now, into_expected) })))
      await refuseStale(tx, target, into_expected)
    const after = await deskRow(tx, target)
    const told = { details: { ...target, merged: name.id }, before: publicFields(before), after: publicFields(after) }
    await recordAction(tx, by, 'suggestions.merge', { record: recordKey(target), ...told }, now)
    await reply(tx, name, { kind: 'merged', into }, now)
  })
}

/** @throws Refusal operator.stale, shelter.not_found, trainer.not_found */
async function takePending(tx: Db, { expected, ...name }: Deciding): Promise<void> {
  let pending = tx
    .deleteFrom(name.kind === 'shelter' ? 'shelters' : 'trainers')
    .where('id', '=', name.id)
    .where('status', '=', 'pending')
  if (expected !== undefined) pending = pending.where('updated_at', '=', expected)
  if ((await pending.executeTakeFirstOrThrow()).numDeletedRows === 0n) await refuseStale(tx, name, expected)
}
