import { HOUR_MS } from '#contract/limits.ts'
import type { Db } from '../platform/database/database.ts'
import { newToken, tokenHash } from '../platform/ids.ts'
import type { AccountLinksTable } from './tables.ts'
import { Refusal } from '../platform/refusal.ts'

type Purpose = AccountLinksTable['purpose']

/** How long a link works, in hours; its mail says so (server/auth/mails.ts). */
export const LINK_HOURS = {
  /** A mailbox that is read later may be read by somebody else. */
  reset_password: 1,
  /** The same link from an operator: who asks by telephone needs longer than one who reads a mail. */
  reset_password_by_operator: 24,
  confirm_email: 24,
  undo_email: 7 * 24,
} as const satisfies Record<Purpose | 'reset_password_by_operator', number>

interface NewLink {
  user_id: string
  purpose: Purpose
  email?: string
  email_key?: string
  hours?: number
}

/** Makes a link of an account and answers its token, of which only the hash is kept. */
export async function makeLink(tx: Db, { hours, ...link }: NewLink, now: Date): Promise<string> {
  const token = newToken()
  const expires_at = new Date(now.getTime() + (hours ?? LINK_HOURS[link.purpose]) * HOUR_MS).toISOString()
  await tx
    .insertInto('account_links')
    .values({ ...link, hash: tokenHash(token), expires_at })
    .execute()
  return token
}

/** The link of a token. @throws Refusal auth.link_invalid when it is unknown, used, expired or for something else */
export async function readLink(db: Db, token: string, purposes: readonly Purpose[], now: Date) {
  const link = await db
    .selectFrom('account_links')
    .selectAll()
    .where('hash', '=', tokenHash(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!link) throw new Refusal('auth.link_invalid')
  return link
}

/**
 * Uses a link up, and makes others of its account worthless; of two who try at once one succeeds.
 *
 * @throws Refusal auth.link_invalid
 */
export async function spendLink(tx: Db, { hash, user_id }: Pick<AccountLinksTable, 'hash' | 'user_id'>, others: readonly Purpose[]): Promise<void> {
  await dropWaiting(tx, user_id, others)
  const used = await tx.deleteFrom('account_links').where('hash', '=', hash).returning('hash').executeTakeFirst()
  if (!used) throw new Refusal('auth.link_invalid')
  await dropLinks(tx, user_id, others)
}

/** Makes links of an account worthless, and those its waiting mails would bring. */
export async function voidLinks(tx: Db, user_id: string, purposes: readonly Purpose[]): Promise<void> {
  await dropWaiting(tx, user_id, purposes)
  await dropLinks(tx, user_id, purposes)
}

/** Mails before links, links before accounts: the order of locks of whoever sends them (server/mail/sender.ts). */
async function dropWaiting(tx: Db, user_id: string, purposes: readonly Purpose[]): Promise<void> {
  if (purposes.includes('confirm_email')) await tx.deleteFrom('outgoing_mails').where('user_id', '=', user_id).where('kind', '=', 'confirm_email').execute()
}

async function dropLinks(tx: Db, user_id: string, purposes: readonly Purpose[]): Promise<void> {
  await tx.deleteFrom('account_links').where('user_id', '=', user_id).where('purpose', 'in', purposes).execute()
}

/** Whether an address may come back to an account that changed it, and so is nobody else's yet. */
export async function isReserved(tx: Db, email_key: string, exceptUserId: string, now: Date): Promise<boolean> {
  const link = await tx
    .selectFrom('account_links')
    .select('hash')
    .where('email_key', '=', email_key)
    .where('purpose', '=', 'undo_email')
    .where('user_id', '!=', exceptUserId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return link !== undefined
}

/** Removes links that have expired. */
export async function sweepLinks(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('account_links').where('expires_at', '<=', now.toISOString()).execute()
}
