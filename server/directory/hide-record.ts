import { recordAction, type Actor } from '../operators/audit.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { changeRow, publicFields } from './change-records.ts'
import { closeNote } from './close-note.ts'
import { deskRow, nextVersion, refuseStale } from './desk-records.ts'
import { recordKey, type RecordName } from './record-key.ts'

/** What a record said before and after a change, as its history keeps it. */
export interface Changed {
  record: string
  before: ReturnType<typeof publicFields>
  after: ReturnType<typeof publicFields>
}

interface Hiding extends RecordName {
  /** The version it was decided from; absent for whoever decides without having looked. */
  expected?: string | undefined
  /** What a visitor said is wrong with it, and is dealt with by this. */
  note?: string | undefined
}

/**
 * Takes an approved record out of the directory, or puts a hidden one back.
 *
 * @throws Refusal operator.stale, operator.decided when somebody has dealt with the note; shelter.not_found, trainer.not_found
 */
export function hideRecord(db: Db, by: Actor, { expected, note, ...name }: Hiding, hidden: boolean, reason: string, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { updated_at } = await deskRow(tx, name)
    if (expected !== undefined && expected !== updated_at) await refuseStale(tx, name, expected)
    const changed = await setHidden(tx, name, hidden, now)
    if (!changed) throw new Refusal(`${name.kind}.not_found`)
    if (note !== undefined) await closeNote(tx, note, name, hidden ? { kind: 'unlisted' } : { kind: 'kept', reason: null }, now)
    const about = { ...(note !== undefined && { id: note }), details: { ...name, reason } }
    await recordAction(tx, by, hidden ? 'directories.hide' : 'directories.show', { ...about, ...changed }, now)
  })
}

/** The same without a word in the record of actions; null when there is no such record, or it stands so already. */
export async function setHidden(tx: Db, name: RecordName, hidden: boolean, now: Date): Promise<Changed | null> {
  const before = await deskRow(tx, name).catch(nothingThere)
  // Approved has several spellings: it is what is neither pending nor hidden.
  if (!before || before.status === 'pending' || (before.status === 'hidden') === hidden) return null
  const becomes = { status: hidden ? 'hidden' : 'approved', updated_at: nextVersion(now, before.updated_at) }
  if (!(await changeRow(tx, name, { updated_at: before.updated_at }, {}, becomes))) await refuseStale(tx, name, before.updated_at)
  return { record: recordKey(name), before: publicFields(before), after: publicFields(await deskRow(tx, name)) }
}

function nothingThere(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}
