import type { Filing, OwnComplaint } from '#contract/complaints.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { expiryAfterChange, romanianToday } from './expiry.ts'
import { findOwnSet, toOwnComplaint } from './sets.ts'

/** Whose set, and which one. */
interface OwnSet {
  userId: string
  id: string
}

/**
 * Notes that the petition was filed and keeps the set until the answer is due: evidence must not be gone while an authority still asks for it.
 *
 * @throws Refusal complaint.filed_in_future, complaint.not_found
 */
export async function recordFiling(db: Db, own: OwnSet, filing: Filing, now = new Date()): Promise<OwnComplaint> {
  // Both are YYYY-MM-DD, so their order is that of the days.
  if (filing.filed_on > romanianToday(now)) throw new Refusal('complaint.filed_in_future', { field: 'filed_on' })
  return changeFiling(db, own, { registration_number: filing.registration_number.trim(), filed_on: filing.filed_on }, now)
}

/**
 * Forgets the filing. The set goes back to its plain expiry, yet keeps up to seven days of what it had.
 *
 * @throws Refusal complaint.not_found
 */
export async function removeFiling(db: Db, own: OwnSet, now = new Date()): Promise<OwnComplaint> {
  return changeFiling(db, own, null, now)
}

async function changeFiling(db: Db, { userId, id }: OwnSet, filing: Filing | null, now: Date): Promise<OwnComplaint> {
  return db.transaction().execute(async (tx) => {
    const { set, files } = await findOwnSet(tx, userId, id, now)
    const changes = {
      registration_number: filing?.registration_number ?? null,
      filed_on: filing?.filed_on ?? null,
      expires_at: expiryAfterChange(set, filing?.filed_on ?? null, now).toISOString(),
    }
    const changed = await tx.updateTable('complaint_sets').set(changes).where('id', '=', set.id).returningAll().executeTakeFirst()
    if (!changed) throw new Refusal('complaint.not_found')
    return toOwnComplaint({ set: changed, files })
  })
}
