import { recordAction, type Actor } from '../operators/audit.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { change } from './lifecycle.ts'
import { readSuspects, suspected, type SuspectRule } from './suspects.ts'
import { lowerCounts } from './withdraw.ts'

/**
 * Removes the signatures a suspicion names and lowers both counts, in one transaction, for good; answers how many there were.
 *
 * @param expected how many an operator was shown: when there are not so many, none is removed
 * @throws Refusal petition.not_found, petition.nothing_suspected, petition.no_domain, operator.stale
 */
export function invalidate(db: Db, by: Actor, secret: string, id: number, suspicion: SuspectRule, expected?: number, now = new Date()): Promise<number> {
  const isSuspected = suspected(secret, id, suspicion)
  const { address, domain, network, surge, from, to } = suspicion
  return change(db, id, {}, async (tx) => {
    if (expected !== undefined) {
      const present = await readSuspects(tx, secret, id, suspicion, now)
      if (present.signatures !== expected) throw new Refusal('operator.stale', { present })
    }
    const gone = await tx.deleteFrom('signatures').where(isSuspected).returning('verified_at').execute()
    await lowerCounts(tx, id, gone)
    // The code of a removed signature opens nothing that its mailbox signs later.
    await tx
      .deleteFrom('signature_links')
      .where('petition_id', '=', id)
      .where('purpose', '=', 'code')
      .where('email_key', 'not in', tx.selectFrom('signatures').select('email_key').where('petition_id', '=', id))
      .execute()
    const details = {
      signatures: gone.length,
      by_address: address !== undefined,
      domain: domain ?? null,
      by_network: network !== undefined || surge !== undefined,
      from: from?.toISOString() ?? null,
      to: to?.toISOString() ?? null,
    }
    await recordAction(tx, by, 'invalidate', { petition: id, details }, now)
    return gone.length
  })
}
