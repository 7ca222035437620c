import { z } from 'zod'
import { recordPhoto, type ChangeForm, type UndoForm } from '#contract/directory-desk.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { changeRow, publicFields, type RecordChanges } from './change-records.ts'
import { closeNote } from './close-note.ts'
import { deskRow, nextVersion, refuseStale, type DeskRow } from './desk-records.ts'
import { MERGED_AWAY, takeNotesBack } from './merged-into.ts'
import { recordKey, type RecordName } from './record-key.ts'
import { keptPhotos, showAgain } from './record-photos.ts'

/** What a record says to everybody, as its history keeps it. */
const kept = z.strictObject({
  name: z.string(),
  place: z.string(),
  phone_numbers: z.array(z.string()),
  website: z.string().nullable(),
  species: z.array(z.string()),
  description: z.string(),
  verified_on: z.string().nullable(),
  status: z.string(),
  /** Lines of before records had photos say nothing of one. */
  photo: recordPhoto.nullable().default(null),
})
export type KeptFields = z.infer<typeof kept>

/**
 * Changes what a listed or hidden record says. One that is changed because of a visitor's note closes that note.
 *
 * @throws Refusal operator.stale, operator.decided when somebody has dealt with the note; shelter.not_found, trainer.not_found also for one that waits for a decision
 */
export function changeRecord(db: Db, by: Actor, name: RecordName, { expected, note, ...changes }: ChangeForm, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await decidedRow(tx, name)
    const after = await write(tx, name, expected, changes, {}, now)
    const changed = changedFields(publicFields(before), after)
    if (note !== undefined) await closeNote(tx, note, name, changed.length > 0 ? { kind: 'corrected' } : { kind: 'kept', reason: null }, now)
    const about = { ...(note !== undefined && { id: note }), record: recordKey(name), details: { ...name, changed: changed.join(' ') } }
    await recordAction(tx, by, 'directories.edit', { ...about, before: publicFields(before), after }, now)
  })
}

/**
 * Gives the fields of a record that one change has changed the values they had before it; what others changed since in other
 * fields stays.
 *
 * @throws Refusal operator.stale when the record is not what whoever asks has seen, operator.not_undoable when one of those fields was changed since
 */
export function undoChange(db: Db, by: Actor, name: RecordName, { expected, action }: UndoForm, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await decidedRow(tx, name)
    if (before.updated_at !== expected) await refuseStale(tx, name, expected)
    const line = await tx.selectFrom('operator_actions').selectAll().where('id', '=', action).where('record', '=', recordKey(name)).executeTakeFirst()
    const change = line && keptChange(line)
    const present = publicFields(before)
    if (!change || !isUndoable(change, present, await keptPhotos(tx, name))) throw new Refusal('operator.not_undoable')
    const fields = changedFields(change.before, change.after)
    const { status, website, verified_on, ...words } = pick(change.before, fields)
    const changes = { ...words, website: website === null ? '' : website, verified_on: verified_on === null ? '' : verified_on }
    if (changes.photo) await showAgain(tx, changes.photo.id)
    if (line.action === MERGED_AWAY) await takeNotesBack(tx, name, line.details)
    const after = await write(tx, name, expected, changes, status === undefined ? {} : { status }, now)
    const details = { ...name, undone: action, changed: fields.join(' ') }
    await recordAction(tx, by, 'directories.undo', { record: recordKey(name), details, before: present, after }, now)
  })
}

/** What a line of the record of actions says that a record was before and after; null where it does not say both. */
export function keptChange({ before, after }: { before: string | null; after: string | null }): { before: KeptFields; after: KeptFields } | null {
  const [was, is] = [before, after].map((text) => kept.safeParse(text === null ? null : JSON.parse(text)))
  return was?.success && is?.success ? { before: was.data, after: is.data } : null
}

/** Whether everything a change has changed is still as it left it, and a photo it took away still there. A decision about a suggestion was told, so it stays. */
export function isUndoable({ before, after }: { before: KeptFields; after: KeptFields }, present: KeptFields, photos: ReadonlySet<string>): boolean {
  const fields = changedFields(before, after)
  if (fields.includes('photo') && before.photo !== null && !photos.has(before.photo.id)) return false
  return fields.length > 0 && before.status !== 'pending' && fields.every((field) => isSame(after[field], present[field]))
}

export function changedFields(before: KeptFields, after: KeptFields): (keyof KeptFields)[] {
  return kept.keyof().options.filter((field) => !isSame(before[field], after[field]))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function pick(from: KeptFields, fields: readonly (keyof KeptFields)[]): Partial<KeptFields> {
  return Object.fromEntries(Object.entries(from).filter(([field]) => fields.some((one) => one === field)))
}

/** @throws Refusal shelter.not_found, trainer.not_found also for one that waits for a decision */
export async function decidedRow(tx: Db, name: RecordName): Promise<DeskRow> {
  const row = await deskRow(tx, name)
  if (row.status === 'pending') throw new Refusal(`${name.kind}.not_found`)
  return row
}

/** @throws Refusal operator.stale */
export async function write(tx: Db, name: RecordName, expected: string, changes: RecordChanges, standing: { status?: string }, now: Date): Promise<KeptFields> {
  const becomes = { ...standing, updated_at: nextVersion(now, expected) }
  if (!(await changeRow(tx, name, { updated_at: expected }, changes, becomes))) await refuseStale(tx, name, expected)
  return publicFields(await deskRow(tx, name))
}
