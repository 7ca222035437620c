import { randomBytes } from 'node:crypto'
import type { Confirmed } from '#contract/petitions.ts'
import type { Db } from '../platform/database/database.ts'
import { tokenHash } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Signature } from './signature.ts'
import { withdraw } from './withdraw.ts'

/** Crockford's: no letter that reads like a digit, and no U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CHARACTERS = 20
/** It goes with its signature; petitions that nobody closes do not keep it for ever. */
const CODE_YEARS = 5

/** 100 random bits, as somebody writes them down: 'K7M2Q-…', four groups of five. */
export function newWithdrawalCode(): string {
  const characters = Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
  return characters.replaceAll(/.{5}(?=.)/g, '$&-')
}

/** All that is kept of a code, however it is typed: with small letters, without its dashes, an O for the zero. */
export function withdrawalCodeHash(typed: string): string {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return tokenHash(`withdrawal ${code}`)
}

/** Keeps the codes of signatures that are stored; in their transaction. */
export async function keepCodes(tx: Db, signatures: readonly Signature[]): Promise<void> {
  const links = signatures.flatMap(({ row, codeHash }) => (codeHash === null ? [] : { ...linkOf(row), hash: codeHash }))
  if (links.length > 0) await tx.insertInto('signature_links').values(links).execute()
}

function linkOf({ petition_id, email_key, created_at }: Signature['row']) {
  const expires = new Date(created_at)
  expires.setUTCFullYear(expires.getUTCFullYear() + CODE_YEARS)
  return { petition_id, email_key, purpose: 'code' as const, expires_at: expires.toISOString() }
}

/** Takes back the one signature a code was shown for, once. @throws Refusal petition.code_invalid */
export async function withdrawByCode(db: Db, typed: string, now = new Date()): Promise<Confirmed> {
  const link = await db
    .selectFrom('signature_links')
    .innerJoin('petitions', 'petitions.id', 'signature_links.petition_id')
    .select(['petition_id', 'email_key', 'title'])
    .where('hash', '=', withdrawalCodeHash(typed))
    .where('purpose', '=', 'code')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!link) throw new Refusal('petition.code_invalid')
  await withdraw(db, link.petition_id, { email_key: link.email_key }).catch((fault: unknown) => {
    // Withdrawn in another way at the same moment, or removed by an operator.
    throw fault instanceof Refusal ? new Refusal('petition.code_invalid') : fault
  })
  return { petition_id: link.petition_id, title: link.title }
}
