import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../platform/database/database.ts'
import { recordKey, type RecordName } from './record-key.ts'
import { isListed } from './records.ts'

/** What is written about a record that was hidden because it is another one; its detail `other` says which, `notes` what visitors said of it until then. */
export const MERGED_AWAY = 'directories.merge-away'
/** In the words of a record quotes are escaped: this is its standing. */
const HIDDEN = '%"status":"hidden"%'

const told = z.object({ other: z.int(), notes: z.string().default('') })

/** The listed record that a hidden one was merged into, however often that was merged on; null for one that was hidden for another reason. */
export async function mergedInto(db: Db, name: RecordName): Promise<number | null> {
  const last = (await mergedOn(db, name)).at(-1)
  return last !== undefined && (await isListed(db, name.kind, last)) ? last : null
}

/** The records a hidden one was merged into, one after the other, as far as the first that is listed or was not merged on. */
async function mergedOn(db: Db, { kind, id: first }: RecordName): Promise<number[]> {
  const seen = new Set([first])
  for (let id = first; ;) {
    const other = await nextOf(db, { kind, id })
    if (other === null || seen.has(other)) break
    seen.add(other)
    if (await isListed(db, kind, other)) break
    id = other
  }
  return [...seen].slice(1)
}

/** The record another was merged into; null when that is not what hid it last, whatever else was changed in it since. */
async function nextOf(db: Db, name: RecordName): Promise<number | null> {
  const last = await db
    .selectFrom('operator_actions')
    .select(['action', 'details'])
    .where('record', '=', recordKey(name))
    .where(sql<boolean>`(before like ${HIDDEN}) <> (after like ${HIDDEN})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.action === MERGED_AWAY ? told.parse(JSON.parse(last.details)).other : null
}

/** Makes what visitors said is wrong with a record be said of the one it becomes part of; answers which notes those are, as `takeNotesBack` reads them. */
export async function passNotes(tx: Db, { kind, id }: RecordName, into: number): Promise<string> {
  const passed = tx.updateTable('directory_reports').set({ record_id: into }).where('kind', '=', kind).where('record_id', '=', id).returning('id')
  return (await passed.execute()).map((note) => note.id).join(' ')
}

/** The same back, when a record no longer is part of another: those nobody has dealt with, however often that was merged on. @param details of the line that says it was */
export async function takeNotesBack(tx: Db, { kind, id }: RecordName, details: string): Promise<void> {
  const { other, notes } = told.parse(JSON.parse(details))
  const others = [other, ...(await mergedOn(tx, { kind, id: other }))]
  for (const note of notes.split(' '))
    await tx.updateTable('directory_reports').set({ record_id: id }).where('id', '=', note).where('kind', '=', kind).where('record_id', 'in', others).execute()
}
