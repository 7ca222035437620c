import { z } from 'zod'
import type { Db } from '../platform/database/database.ts'
import { recordKey, type RecordName } from './record-key.ts'
import { isListed } from './records.ts'

/** What is written about a record that was hidden because it is another one; its detail `other` says which. */
export const MERGED_AWAY = 'directories.merge-away'
const ENDS = [MERGED_AWAY, 'directories.hide', 'directories.erase']

const told = z.object({ other: z.int() })

/** The listed record that a hidden one was merged into, however often that was merged on; null for one that was hidden for another reason. */
export async function mergedInto(db: Db, { kind, id: first }: RecordName): Promise<number | null> {
  const seen = new Set<number>()
  for (let id = first; !seen.has(id);) {
    seen.add(id)
    const end = await db
      .selectFrom('operator_actions')
      .select(['action', 'details'])
      .where('record', '=', recordKey({ kind, id }))
      .where('action', 'in', ENDS)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (end?.action !== MERGED_AWAY) return null
    id = told.parse(JSON.parse(end.details)).other
    if (await isListed(db, kind, id)) return id
  }
  return null
}
