import type { Selectable } from 'kysely'
import type { SignatureForm } from '#contract/petitions.ts'
import type { Language } from '#texts/language.ts'
import { Refusal } from '../platform/refusal.ts'
import type { SignaturesTable } from './tables.ts'
import { canonicalEmail } from './canonical-email.ts'

/** How long a browser that signed is known, by its cookie and beside the signature; who signs again after that only reads the answer of a first signature. */
export const SIGNER_DAYS = 30

/** Endings under which advertised sites live; a dot inside a name ('P.Popescu', 'dr.ing.') is none. */
const ENDINGS = 'ro|com|net|org|eu|info|biz|io|co|me|md|ru|uk|de|fr|it|es|us|xyz|online|site|shop|store|top|club|app|dev|link|ly|gg|tv'
const LINK = new RegExp(`://|\\bwww\\.|[\\p{L}\\p{N}-]{2,}\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'iu')

/** Who signs, as far as the site can tell: this browser on this petition, and the account when there is one. */
export interface Signer {
  browserHash: string
  userId: string | null
  /** Keyed hash of the caller's /24 or /48, by which an operator can take out a flood. */
  network?: string
  /** What the confirmation mail is written in; Romanian unless said otherwise. */
  language?: Language
  /** Of the code that takes the signature back, where one is shown (withdrawal-code.ts). */
  codeHash?: string
}

/** A signature ready to be counted, and the language of the mail it may cause. */
export interface Signature {
  row: Selectable<SignaturesTable>
  language: Language
  codeHash: string | null
}

/** @throws Refusal petition.name_has_link */
export function signatureOf(petitionId: number, form: SignatureForm, signer: Signer, now: Date): Signature {
  const full_name = form.full_name.trim()
  if (hasLink(full_name)) throw new Refusal('petition.name_has_link', { field: 'full_name' })
  const row = {
    petition_id: petitionId,
    email_key: canonicalEmail(form.email),
    full_name,
    email: form.email,
    phone_number: form.phone_number || null,
    browser_hash: signer.browserHash,
    user_id: signer.userId,
    created_at: now.toISOString(),
    verified_at: null,
    network: signer.network ?? null,
    of_former_address: null,
    wants_updates: form.wants_updates ? 1 : 0,
  }
  return { row, language: signer.language ?? 'ro', codeHash: signer.codeHash ?? null }
}

/** Whether the same browser or account asks that signed before. */
export function isSameSigner(signed: Pick<SignaturesTable, 'browser_hash' | 'user_id'>, asking: Pick<SignaturesTable, 'browser_hash' | 'user_id'>): boolean {
  return signed.browser_hash === asking.browser_hash || (asking.user_id !== null && signed.user_id === asking.user_id)
}

/** What makes a signature one: a mailbox on a petition. */
export function keyOf({ petition_id, email_key }: Pick<SignaturesTable, 'petition_id' | 'email_key'>): string {
  return `${petition_id} ${email_key}`
}

/** True when a name carries a web address: signatures are not there to advertise. */
export function hasLink(name: string): boolean {
  return LINK.test(name.normalize('NFKC'))
}
