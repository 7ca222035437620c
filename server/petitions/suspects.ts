import type { ExpressionBuilder } from 'kysely'
import type { Suspects } from '#contract/petition-desk.ts'
import type { Db } from '../platform/database/database.ts'
import { keyedHash } from '../platform/ids.ts'
import { coarseNetwork } from '../platform/limits/rate-limits.ts'
import type { Schema } from '../platform/database/schema.ts'
import { Refusal } from '../platform/refusal.ts'
import { canonicalEmail } from './canonical-email.ts'
import { commonShapes } from './shapes.ts'

/** Which signatures of a petition are false: by mailbox, by domain, by network (/24 or /48), by surge, by time; several together narrow it down. */
export interface SuspectRule {
  address?: string | undefined
  domain?: string | undefined
  /** Any address of the network. */
  network?: string | undefined
  /** A network as `status` names it in a surge. */
  surge?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** Signatures whose look is told; a flood looks the same everywhere. */
const LOOKED_AT = 2_000

/**
 * The condition of what a suspicion names.
 *
 * @throws Refusal petition.nothing_suspected when it names nothing, which would be everybody; request.invalid for what is no domain
 */
export function suspected(secret: string, petitionId: number, { address, domain, network, surge, from, to }: SuspectRule) {
  if ([address, domain, network, surge, from, to].every((part) => part === undefined)) throw new Refusal('petition.nothing_suspected')
  const mailboxes = domain === undefined ? undefined : mailboxesOf(domain)
  return (row: ExpressionBuilder<Schema, 'signatures'>) =>
    row.and([
      row('petition_id', '=', petitionId),
      ...(address === undefined ? [] : [row('email_key', '=', canonicalEmail(address))]),
      ...(mailboxes === undefined ? [] : [row('email_key', 'like', `%${mailboxes}`)]),
      ...(network === undefined ? [] : [row('network', '=', keyedHash(secret, coarseNetwork(network.replace(/\/\d+$/, ''))))]),
      ...(surge === undefined ? [] : [row('network', '=', surge)]),
      ...(from === undefined ? [] : [row('created_at', '>=', from.toISOString())]),
      ...(to === undefined ? [] : [row('created_at', '<', to.toISOString())]),
    ])
}

/**
 * What a removal would take, without a name or an address in it. Without an end it is what was signed until now.
 *
 * @throws Refusal petition.not_found, petition.nothing_suspected
 */
export async function readSuspects(db: Db, secret: string, petitionId: number, { to, ...suspicion }: SuspectRule, now = new Date()): Promise<Suspects> {
  const petition = await db.selectFrom('petitions').select('current_signatures').where('id', '=', petitionId).executeTakeFirst()
  if (!petition) throw new Refusal('petition.not_found')
  // An end alone names everybody.
  if (Object.values(suspicion).every((part) => part === undefined)) throw new Refusal('petition.nothing_suspected')
  const until = to ?? now
  const isSuspected = suspected(secret, petitionId, { ...suspicion, to: until })
  const { all, verified, first_at, last_at } = await db
    .selectFrom('signatures')
    .select((row) => [row.fn.countAll().as('all'), row.fn.count('verified_at').as('verified')])
    .select((row) => [row.fn.min('created_at').as('first_at'), row.fn.max('created_at').as('last_at')])
    .where(isSuspected)
    .executeTakeFirstOrThrow()
  const some = await db.selectFrom('signatures').select(['full_name', 'email']).where(isSuspected).limit(LOOKED_AT).execute()
  const signatures = Number(all)
  const told = { signatures, verified_signatures: Number(verified), left: petition.current_signatures - signatures, to: until.toISOString() }
  return { ...told, first_at: first_at ?? null, last_at: last_at ?? null, shapes: commonShapes(some) }
}

/** '@exemplu.ro', in the one form mailboxes are kept in. @throws Refusal request.invalid when it is no domain */
function mailboxesOf(domain: string): string {
  const key = canonicalEmail(`x@${domain.replace(/^@/, '')}`).slice(1)
  // Both are signs of `like`.
  if (!/^@[^@%_\s]+$/.test(key)) throw new Refusal('petition.no_domain', { field: 'domain' })
  return key
}
