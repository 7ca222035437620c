import type { Db } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import type { ComplaintSetsTable } from '../platform/schema.ts'
import { removeObjects } from '../evidence/evidence.ts'

/** Sets read at a time. */
const BATCH = 100

type Ended = Pick<ComplaintSetsTable, 'id' | 'expires_at'>

/** What a sweep did: sets removed, and sets that are left for the next sweep. */
export interface Swept {
  removed: number
  left: number
}

/**
 * Removes every set past its end, one by one: objects, rows of files, the set. Whatever stops it half-way, the next
 * sweep goes on from there; two at once only do the same work twice.
 *
 * @param batch how many sets are read at a time
 */
export async function sweepSets(db: Db, store: ObjectStore, now = new Date(), batch = BATCH): Promise<Swept> {
  const swept = { removed: 0, left: 0 }
  let last: Ended | undefined
  do {
    const ended = await endedSets(db, now, batch, last)
    for (const set of ended) {
      // A set that cannot be removed now must not keep the others.
      const removed = await sweepSet(db, store, set.id).then(
        () => true,
        () => false,
      )
      swept[removed ? 'removed' : 'left'] += 1
    }
    last = ended.length < batch ? undefined : ended.at(-1)
  } while (last !== undefined)
  return swept
}

function endedSets(db: Db, now: Date, batch: number, after: Ended | undefined): Promise<Ended[]> {
  const ended = db.selectFrom('complaint_sets').select(['id', 'expires_at']).where('expires_at', '<=', now.toISOString())
  const next = after
    ? ended.where((row) => row.or([row('expires_at', '>', after.expires_at), row.and([row('expires_at', '=', after.expires_at), row('id', '>', after.id)])]))
    : ended
  return next.orderBy('expires_at').orderBy('id').limit(batch).execute()
}

async function sweepSet(db: Db, store: ObjectStore, id: string): Promise<void> {
  const files = await db.selectFrom('evidence_files').select(['id', 'type', 'extension']).where('set_id', '=', id).execute()
  for (const file of files) await removeObjects(db, store, file)
  await db.deleteFrom('complaint_sets').where('id', '=', id).execute()
}
