import type { DirectoryKind } from '#contract/directory.ts'
import type { Db } from '../platform/database.ts'

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

const SHARED = ['id', 'name', 'description', 'phone_numbers', 'verified_on', 'status'] as const
/** Rows written in one transaction: people who sign meanwhile wait for its end. */
const ROWS_AT_ONCE = 200

/** Every record but the examples, by id. */
export function directoryRows(db: Db, kind: DirectoryKind): Promise<KnownRow[]> {
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

/** Writes records, new ones without an id, in small transactions one after the other. */
export async function writeDirectoryRows(db: Db, kind: DirectoryKind, rows: readonly { id: number | null; row: DirectoryRow }[], now: Date): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db.transaction().execute(async (tx) => {
      for (const { id, row } of rows.slice(start, start + ROWS_AT_ONCE))
        await (kind === 'shelter' ? writeShelter(tx, id, row, now) : writeTrainer(tx, id, row, now))
    })
  }
}

async function writeShelter(tx: Db, id: number | null, { place: location, species: _, website = null, ...words }: DirectoryRow, now: Date): Promise<void> {
  const row = { ...words, location, website, updated_at: now.toISOString() }
  if (id !== null) await tx.updateTable('shelters').set(row).where('id', '=', id).execute()
  else
    await tx
      .insertInto('shelters')
      .values({ ...row, is_example: 0, created_at: row.updated_at })
      .execute()
}

async function writeTrainer(tx: Db, id: number | null, { place: city, website: _, species = '[]', ...words }: DirectoryRow, now: Date): Promise<void> {
  const row = { ...words, city, pets_can_train: species, updated_at: now.toISOString() }
  if (id !== null) await tx.updateTable('trainers').set(row).where('id', '=', id).execute()
  else
    await tx
      .insertInto('trainers')
      .values({ ...row, is_example: 0, created_at: row.updated_at })
      .execute()
}

/** Takes an approved record out of the directory, or puts a hidden one back; answers whether there was one. */
export async function setHidden(tx: Db, kind: DirectoryKind, id: number, hidden: boolean, now: Date): Promise<boolean> {
  const [from, to] = hidden ? ['pending', 'hidden'] : ['hidden', 'approved']
  const update = tx.updateTable(kind === 'shelter' ? 'shelters' : 'trainers').set({ status: to, updated_at: now.toISOString() })
  // Approved has several spellings; hidden has one.
  const found = hidden ? update.where('status', 'not in', [from, to]) : update.where('status', '=', from)
  return (await found.where('id', '=', id).executeTakeFirstOrThrow()).numUpdatedRows > 0n
}
