import { canonicalEmail } from '../petitions/canonical-email.ts'
import { lowerCounts } from '../petitions/withdraw.ts'
import type { Db } from '../platform/database.ts'
import { keyedHash } from '../platform/ids.ts'
import { coarseNetwork } from '../platform/rate-limits.ts'
import { record } from './audit.ts'
import { change } from './petitions.ts'

/** Which signatures of a petition are false: by mailbox, by domain, by network (/24 or /48), by surge, by time; several together narrow it down. */
export interface Suspicion {
  address?: string | undefined
  domain?: string | undefined
  /** Any address of the network. */
  network?: string | undefined
  /** A network as `status` names it in a surge. */
  surge?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/**
 * Removes the signatures a suspicion names and lowers both counts, in one transaction; answers how many there were.
 *
 * @throws Refusal petition.not_found
 * @throws Error when the suspicion names nothing, which would remove everybody
 */
export function invalidate(db: Db, secret: string, petitionId: number, suspicion: Suspicion, now = new Date()): Promise<number> {
  const { address, domain, network, surge, from, to } = suspicion
  if ([address, domain, network, surge, from, to].every((part) => part === undefined))
    throw new Error('say which signatures: --address, --domain, --network, --surge, --from, --to')
  return change(db, petitionId, async (tx) => {
    let signatures = tx.deleteFrom('signatures').where('petition_id', '=', petitionId)
    if (address !== undefined) signatures = signatures.where('email_key', '=', canonicalEmail(address))
    if (domain !== undefined) signatures = signatures.where('email_key', 'like', `%${mailboxesOf(domain)}`)
    if (network !== undefined) signatures = signatures.where('network', '=', keyedHash(secret, coarseNetwork(network.replace(/\/\d+$/, ''))))
    if (surge !== undefined) signatures = signatures.where('network', '=', surge)
    if (from !== undefined) signatures = signatures.where('created_at', '>=', from.toISOString())
    if (to !== undefined) signatures = signatures.where('created_at', '<', to.toISOString())
    const gone = await signatures.returning('verified_at').execute()
    await lowerCounts(tx, petitionId, gone)
    await record(
      tx,
      'invalidate',
      petitionId,
      {
        signatures: gone.length,
        by_address: address !== undefined,
        domain: domain ?? null,
        by_network: network !== undefined || surge !== undefined,
        from: from?.toISOString() ?? null,
        to: to?.toISOString() ?? null,
      },
      now,
    )
    return gone.length
  })
}

/** '@exemplu.ro', in the one form mailboxes are kept in. @throws Error when it is no domain */
function mailboxesOf(domain: string): string {
  const key = canonicalEmail(`x@${domain.replace(/^@/, '')}`).slice(1)
  // Both are signs of `like`.
  if (!/^@[^@%_\s]+$/.test(key)) throw new Error(`'${domain}' is no domain`)
  return key
}
