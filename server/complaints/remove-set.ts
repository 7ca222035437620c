import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { discardFilesOf, type EvidenceRow } from '../evidence/evidence.ts'
import { findOwnSet } from './sets.ts'

/**
 * Takes a set of an account away at once. Its files stay behind as rows of nobody, for their bytes to be removed by.
 *
 * @returns the rows of the files
 * @throws Refusal complaint.not_found for somebody else's too
 */
export async function removeSet(db: Db, userId: string, id: string, now = new Date()): Promise<EvidenceRow[]> {
  return db.transaction().execute(async (tx) => {
    const { set, files } = await findOwnSet(tx, userId, id, now)
    // Without an account nobody can attach or see them any more, and the sweep knows them as loose.
    await discardFilesOf(tx, set.id)
    const removed = await tx.deleteFrom('complaint_sets').where('id', '=', set.id).returning('id').executeTakeFirst()
    if (!removed) throw new Refusal('complaint.not_found')
    return files
  })
}
