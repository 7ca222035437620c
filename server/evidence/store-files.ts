import type { EvidenceFile } from '#contract/evidence.ts'
import type { Db } from '../platform/database/database.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { Refusal } from '../platform/refusal.ts'
import { objectKeys, removeObjects, toEvidenceFile, type EvidenceRow } from './evidence.ts'

/** A finished file: its row as far as it is known, and the local files of its objects in the order of `objectKeys`. */
export interface DecodedFile {
  row: Omit<EvidenceRow, 'user_id' | 'set_id' | 'position' | 'state' | 'record' | 'unshown_at' | 'created_at'>
  objects: string[]
}

/**
 * Puts finished files into the store: rows first, then bytes, then the word that they are whole. Whatever ends the process
 * in between leaves rows that say 'arriving', and the sweep knows what to remove.
 *
 * @throws Refusal complaint.login_required when the account has gone in the meantime
 */
export async function storeFiles(db: Db, store: ObjectStore, userId: string, made: DecodedFile[], now = new Date()): Promise<EvidenceFile[]> {
  const created_at = now.toISOString()
  const arriving = { user_id: userId, set_id: null, state: 'arriving' as const, record: null, unshown_at: null, created_at }
  const rows = made.map(({ row }, position): EvidenceRow => ({ ...row, ...arriving, position }))
  const ids = rows.map(({ id }) => id)
  await addRows(db, userId, rows)
  try {
    for (const { row, objects } of made) await putObjects(store, row, objects)
    const whole = await db
      .updateTable('evidence_files')
      .set({ state: 'kept' })
      .where('id', 'in', ids)
      .where('user_id', '=', userId)
      .where('state', '=', 'arriving')
      .returning('id')
      .execute()
    if (whole.length !== rows.length) throw new Refusal('complaint.login_required')
  } catch (error) {
    for (const row of rows) await removeObjects(db, store, row).catch(() => undefined)
    throw error
  }
  return rows.map(toEvidenceFile)
}

async function addRows(db: Db, userId: string, rows: EvidenceRow[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const account = await tx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
    if (!account) throw new Refusal('complaint.login_required')
    await tx.insertInto('evidence_files').values(rows).execute()
  })
}

/** Puts the objects of a row that is there already. */
export async function putObjects(store: ObjectStore, row: DecodedFile['row'], objects: string[]): Promise<void> {
  for (const [index, key] of objectKeys(row).entries()) {
    const file = objects[index]
    if (file !== undefined) await store.put(key, file, row.content_type)
  }
}
