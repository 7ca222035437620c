import type { Generated } from 'kysely'

declare module '../platform/database/schema.ts' {
  interface Schema {
    petitions: PetitionsTable
    signatures: SignaturesTable
    signature_links: SignatureLinksTable
    petition_proposals: PetitionProposalsTable
    petition_updates: PetitionUpdatesTable
  }
}

export interface PetitionsTable {
  id: number
  title: string
  description: string
  addressee: string
  title_en: string | null
  summary_en: string | null
  photo_url: string | null
  /** Always the number of the petition's rows in `signatures`: both change in one transaction. */
  current_signatures: number
  required_signatures: number
  is_active: number
  is_example: number
  created_at: string
  /** Always the number of the petition's rows in `signatures` with `verified_at`. */
  verified_signatures: Generated<number>
  /** When an operator closed it; its signers are anonymised some months later. */
  closed_at: Generated<string | null>
  anonymised_at: Generated<string | null>
  /** What came of it, as an operator tells those who signed. */
  result: Generated<string | null>
}

export interface SignaturesTable {
  petition_id: number
  /** The one form of all spellings of the mailbox: what signs a petition once. */
  email_key: string
  full_name: string
  /** As typed. */
  email: string
  phone_number: string | null
  /** Hash of the signer's cookie and the petition's id; the same browser looks different on every petition. Emptied with `network`. */
  browser_hash: string
  user_id: string | null
  created_at: string
  /** When the mailbox confirmed by its link. */
  verified_at: string | null
  /** Keyed hash of the caller's /24 or /48, kept for 30 days so that an operator can take out a flood. */
  network: string | null
  /** 1 when it was given with the account's own address, which is another one by now. */
  of_former_address: number | null
  /** 1 when the signer asked to be told by mail what is new; nobody is before the mailbox is confirmed. */
  wants_updates: Generated<number>
}

/** A link a mail carried, or a code that was shown after signing. */
export interface SignatureLinksTable {
  /** SHA-256 of its token, base64url; the token itself is in the mail alone, a code with whoever signed. */
  hash: string
  petition_id: number
  email_key: string
  purpose: 'confirm' | 'withdraw' | 'code'
  expires_at: string
}

/** What an operator tells of a petition while it goes on. */
export interface PetitionUpdatesTable {
  id: Generated<number>
  petition_id: number
  title: string
  text: string
  created_at: string
  /** The mailbox up to which its mails were put into the queue, in the order of `email_key`; null when all were. */
  queued_to: string | null
  /** Mails that were put into the queue. */
  mails: number
}

/** A petition an account proposes; one its proposer takes back is gone. */
export interface PetitionProposalsTable {
  id: string
  user_id: string
  title: string
  addressee: string
  asked: string
  reasons: string
  required_signatures: number
  /** What the mail about the decision is written in. */
  language: 'ro' | 'en'
  state: 'waiting' | 'published' | 'refused'
  /** Why it was refused. */
  reason: string | null
  /** What became of one that was published. */
  petition_id: number | null
  created_at: string
  decided_at: string | null
}
