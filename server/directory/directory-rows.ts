import type { DirectoryKind } from '#contract/directory.ts'
import { z } from 'zod'
import type { Db } from '../platform/database/database.ts'
import type { ImportedRecordsTable } from './tables.ts'

/** One record as the file has it: the words of the table, lists as JSON. */
export interface DirectoryRow {
  name: string
  place: string
  description: string
  phone_numbers: string
  verified_on: string | null
  status: string
  /** Shelters alone. */
  website?: string | null
  /** Trainers alone. */
  species?: string
}
export type KnownRow = DirectoryRow & { id: number }
/** With its version (desk-records.ts). */
export type StandingRow = KnownRow & { updated_at: string }

const words = {
  id: z.int(),
  name: z.string(),
  place: z.string(),
  description: z.string(),
  phone_numbers: z.string(),
  verified_on: z.string().nullable(),
  status: z.string(),
}
/** A record as it was kept before an import. */
const keptRow = z.union([z.strictObject({ ...words, website: z.string().nullable() }), z.strictObject({ ...words, species: z.string() })])

const SHARED = ['id', 'name', 'description', 'phone_numbers', 'verified_on', 'status', 'updated_at'] as const
/** Rows written in one transaction: people who sign meanwhile wait for its end. */
const ROWS_AT_ONCE = 200

/** Every record but the examples, by id. */
export function directoryRows(db: Db, kind: DirectoryKind): Promise<StandingRow[]> {
  if (kind === 'shelter') {
    return db
      .selectFrom('shelters')
      .select([...SHARED, 'location as place', 'website'])
      .where('is_example', '=', 0)
      .orderBy('id')
      .execute()
  }
  return db
    .selectFrom('trainers')
    .select([...SHARED, 'city as place', 'pets_can_train as species'])
    .where('is_example', '=', 0)
    .orderBy('id')
    .execute()
}

/** A record to write, and what it is instead of; `before` is null for a new one. */
export interface Change {
  row: DirectoryRow
  before: StandingRow | null
}

/**
 * Writes the records of an import, in small transactions one after the other. What they were is kept until the next
 * import of the kind, for `undoRows`.
 *
 * @param note keeps which were written, in the transaction that writes them
 * @throws Error when somebody changes one of them meanwhile; what was written until then stays
 */
export async function writeDirectoryRows(
  db: Db,
  kind: DirectoryKind,
  changes: readonly Change[],
  now: Date,
  note: (tx: Db, written: readonly Change[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < changes.length; start += ROWS_AT_ONCE) {
    await db.transaction().execute(async (tx) => {
      if (start === 0) await forgetImport(tx, kind)
      const batch = changes.slice(start, start + ROWS_AT_ONCE)
      if (!(await writeChanges(tx, kind, batch, now))) throw new Error('somebody changed a record meanwhile: run it again')
      await note(tx, batch)
    })
  }
}

/** What the import before has changed can no longer be taken back. */
export async function forgetImport(tx: Db, kind: DirectoryKind): Promise<void> {
  await tx.deleteFrom('imported_records').where('kind', '=', kind).execute()
}

/** Writes records and keeps what they were; answers whether each of them was still as it was read. */
export async function writeChanges(tx: Db, kind: DirectoryKind, changes: readonly Change[], now: Date): Promise<boolean> {
  const imported_at = now.toISOString()
  const kept = []
  for (const { row, before } of changes) {
    const record_id = await writeRow(tx, kind, before, row, imported_at)
    if (record_id === null) return false
    kept.push({ kind, record_id, before: before && keptBefore(before), imported_at })
  }
  for (let start = 0; start < kept.length; start += ROWS_AT_ONCE)
    await tx
      .insertInto('imported_records')
      .values(kept.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'record_id']).doUpdateSet((row) => ({ before: row.ref('excluded.before'), imported_at: row.ref('excluded.imported_at') })),
      )
      .execute()
  return true
}

function keptBefore({ updated_at: _, ...row }: StandingRow): string {
  return JSON.stringify(row)
}

/** Which record a row is written over: none for a new one. */
type Over = Pick<StandingRow, 'id' | 'updated_at'> | null

/** @returns the number of the record; null when it is not as it was read */
function writeRow(tx: Db, kind: DirectoryKind, over: Over, row: DirectoryRow, at: string): Promise<number | null> {
  return kind === 'shelter' ? writeShelter(tx, over, row, at) : writeTrainer(tx, over, row, at)
}

async function writeShelter(tx: Db, over: Over, { place: location, species: _, website = null, ...words }: DirectoryRow, at: string): Promise<number | null> {
  const row = { ...words, location, website, updated_at: at }
  if (over === null) {
    const added = { ...row, is_example: 0, created_at: at }
    return (await tx.insertInto('shelters').values(added).returning('id').executeTakeFirstOrThrow()).id
  }
  const written = tx.updateTable('shelters').set(row).where('id', '=', over.id).where('updated_at', '=', over.updated_at)
  return (await written.executeTakeFirstOrThrow()).numUpdatedRows > 0n ? over.id : null
}

async function writeTrainer(tx: Db, over: Over, { place: city, website: _, species = '[]', ...words }: DirectoryRow, at: string): Promise<number | null> {
  const row = { ...words, city, pets_can_train: species, updated_at: at }
  if (over === null) {
    const added = { ...row, is_example: 0, created_at: at }
    return (await tx.insertInto('trainers').values(added).returning('id').executeTakeFirstOrThrow()).id
  }
  const written = tx.updateTable('trainers').set(row).where('id', '=', over.id).where('updated_at', '=', over.updated_at)
  return (await written.executeTakeFirstOrThrow()).numUpdatedRows > 0n ? over.id : null
}

/** What taking an import back has done. */
export interface Undone {
  /** Records that are as they were before it. */
  restored: number
  /** Records it had added, and that are gone. */
  removed: number
  /** Records somebody changed or removed since: they stay as they are. */
  left: number
}

/**
 * Takes the last import of a kind back, in small transactions; one that was cut off is run again.
 *
 * @param note keeps what is undone by then, in the transaction that does it
 */
export async function undoRows(db: Db, kind: DirectoryKind, now: Date, note: (tx: Db, undone: Undone) => Promise<void>): Promise<Undone> {
  const undone = { restored: 0, removed: 0, left: 0 }
  for (;;) {
    const done = await db.transaction().execute(async (tx) => {
      const kept = await tx.selectFrom('imported_records').selectAll().where('kind', '=', kind).orderBy('record_id').limit(ROWS_AT_ONCE).execute()
      if (kept.length === 0) return true
      for (const one of kept) undone[await undoRow(tx, one, now)] += 1
      const ids = kept.map(({ record_id }) => record_id)
      await tx.deleteFrom('imported_records').where('kind', '=', kind).where('record_id', 'in', ids).execute()
      await note(tx, undone)
      return false
    })
    if (done) return undone
  }
}

async function undoRow(tx: Db, { kind, record_id: id, before, imported_at }: ImportedRecordsTable, now: Date): Promise<keyof Undone> {
  const table = kind === 'shelter' ? 'shelters' : 'trainers'
  const found = await tx.selectFrom(table).select('updated_at').where('id', '=', id).executeTakeFirst()
  if (found?.updated_at !== imported_at) return 'left'
  if (before === null) {
    await tx.deleteFrom(table).where('id', '=', id).execute()
    return 'removed'
  }
  const { id: _, ...row } = keptRow.parse(JSON.parse(before))
  return (await writeRow(tx, kind, { id, updated_at: imported_at }, row, now.toISOString())) === null ? 'left' : 'restored'
}
