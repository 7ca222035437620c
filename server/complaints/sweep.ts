import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import type { ComplaintSetsTable } from './tables.ts'
import type { WaitingWork } from '../platform/database/waiting.ts'
import { removeObjects } from '../evidence/evidence.ts'
import { clockIsSteady } from './sweep-clock.ts'

/** Sets past their end, which the sweep removes. */
export const endedSets: WaitingWork = { instants: (until) => sql`select expires_at as at from complaint_sets where expires_at <= ${until}` }

/** Sets read at a time. */
const BATCH = 100

type Ended = Pick<ComplaintSetsTable, 'id' | 'expires_at'>

/** What a sweep did: sets removed, and sets that are left for the next sweep, with the first reason. */
export interface SweptSets {
  removed: number
  left: number
  fault?: unknown
}

interface RetentionLog {
  warn(message: string): void
}

/**
 * Removes what has ended, unless the clock is in doubt, which is said to the operator.
 *
 * @throws Error when sets are left for the next sweep, because of the first reason
 */
export async function enforceRetention(db: Db, store: ObjectStore, log: RetentionLog, now = new Date()): Promise<void> {
  if (!(await clockIsSteady(db, now))) {
    log.warn(
      'the clock went more than 24 h forward since the last sweep: nothing is removed until it has been steady for 24 h; ended sets are hidden meanwhile',
    )
    return
  }
  const { left, fault } = await sweepSets(db, store, now)
  if (left > 0) throw new Error(`${left} ended sets could not be removed`, { cause: fault })
}

/**
 * Removes every set past its end, one by one: objects, rows of files, the set. Whatever stops it half-way, the next
 * sweep goes on from there; two at once only do the same work twice.
 *
 * @param batch how many sets are read at a time
 */
export async function sweepSets(db: Db, store: ObjectStore, now = new Date(), batch = BATCH): Promise<SweptSets> {
  const swept: SweptSets = { removed: 0, left: 0 }
  let cursor: Ended | undefined
  do {
    const ended = await nextEnded(db, now, batch, cursor)
    for (const set of ended) {
      // A set that cannot be removed now must not keep the others.
      await sweepSet(db, store, set.id).then(
        () => (swept.removed += 1),
        (fault: unknown) => {
          swept.left += 1
          swept.fault ??= fault
        },
      )
    }
    cursor = ended.length < batch ? undefined : ended.at(-1)
  } while (cursor !== undefined)
  return swept
}

/** The next page of ended sets, after a cursor (keyset pagination): a set that stays is not read again. */
function nextEnded(db: Db, now: Date, batch: number, cursor: Ended | undefined): Promise<Ended[]> {
  const ended = db.selectFrom('complaint_sets').select(['id', 'expires_at']).where('expires_at', '<=', now.toISOString())
  const next = cursor
    ? ended.where((row) => row.or([row('expires_at', '>', cursor.expires_at), row.and([row('expires_at', '=', cursor.expires_at), row('id', '>', cursor.id)])]))
    : ended
  return next.orderBy('expires_at').orderBy('id').limit(batch).execute()
}

async function sweepSet(db: Db, store: ObjectStore, id: string): Promise<void> {
  const files = await db.selectFrom('evidence_files').select(['id', 'type', 'extension']).where('set_id', '=', id).execute()
  for (const file of files) await removeObjects(db, store, file)
  await db.deleteFrom('complaint_sets').where('id', '=', id).execute()
}
