import { z } from 'zod'
import { isApproved } from '#contract/approval.ts'
import type { DirectoryKind } from '#contract/directory.ts'
import type { Db } from '../platform/database/database.ts'
import type { SheltersTable, TrainersTable } from './tables.ts'

/** The two tables of the directory. */
export type DirectoryTableName = 'shelters' | 'trainers'

/** A list kept as JSON text. */
const list = z.array(z.string())

export function readList(text: string): string[] {
  return list.parse(JSON.parse(text))
}

/** Reads many lists of few kinds: 50,000 trainers name a few dozen combinations of species. */
export function listReader(): (text: string) => string[] {
  const known = new Map<string, string[]>()
  return (text) => {
    const read = known.get(text) ?? readList(text)
    known.set(text, read)
    return read
  }
}

/**
 * Says whether anything that is shown may have changed: how many records are not pending (the approved and the hidden
 * ones), and when the latest of them changed. A record that is removed changes the number, one that is edited or hidden
 * the time.
 */
export async function directoryRevision(db: Db, table: DirectoryTableName): Promise<string> {
  const { records, latest } = await db
    .selectFrom(table)
    .select(({ fn }) => [fn.countAll<number>().as('records'), fn.max('updated_at').as('latest')])
    .where('status', '!=', 'pending')
    .executeTakeFirstOrThrow()
  return `${records} ${latest}`
}

/** Whether people see a record. */
export async function isListed(db: Db, kind: DirectoryKind, id: number): Promise<boolean> {
  const table = kind === 'shelter' ? 'shelters' : 'trainers'
  const row = await db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirst()
  return row !== undefined && isApproved(row)
}

/** The fields of a row as both directories show them; `photo_data` is what the caller chose to carry. */
export function sharedFields(row: Pick<SheltersTable | TrainersTable, 'phone_numbers' | 'is_example'>) {
  return { phone_numbers: readList(row.phone_numbers), is_example: row.is_example === 1, is_approved: true as const }
}

/** Rows of `ids` in the order of `ids`. */
export function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Whether a directory may be filled with examples now: once in its life and only while it is empty, so that records an
 * operator has removed do not come back. A second process waits for the first.
 */
export async function mayFill(tx: Db, directory: 'shelters' | 'trainers', now = new Date()): Promise<boolean> {
  const first = await tx
    .insertInto('site_values')
    .values({ name: `example_${directory}`, value: now.toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return first !== undefined && (await tx.selectFrom(directory).select('id').limit(1).executeTakeFirst()) === undefined
}
