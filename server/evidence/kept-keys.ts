import type { Db } from '../platform/database/database.ts'
import { objectKeys } from './evidence.ts'

/** Names of the objects somebody may still see. */
export async function keptKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('evidence_files')
    .select(['id', 'extension', 'type'])
    .where('state', '=', 'kept')
    .where((row) => row.or([row('user_id', 'is not', null), row('record', 'is not', null)]))
    .orderBy('id')
    .execute()
  return rows.flatMap(objectKeys)
}
