import type { Generated } from 'kysely'

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
}

export interface SignaturesTable {
  petition_id: number
  /** The one form of all spellings of the mailbox: what signs a petition once. */
  email_key: string
  full_name: string
  /** As typed. */
  email: string
  phone_number: string | null
  /** Hash of the signer's cookie and the petition's id; the same browser looks different on every petition. */
  browser_hash: string
  user_id: string | null
  created_at: string
  /** When the mailbox confirmed by its link. */
  verified_at: string | null
  /** Keyed hash of the caller's /24 or /48, kept for 30 days so that an operator can take out a flood. */
  network: string | null
}

/** The mail that asks one mailbox to confirm one signature. */
export interface SignatureMailsTable {
  petition_id: number
  email_key: string
  language: 'ro' | 'en'
  state: 'waiting' | 'sent' | 'failed'
  /** Mails that were or may have been delivered. */
  mails: number
  /** Tries of the mail that waits. */
  tries: number
  next_try_at: string
}

/** A link a mail carried. */
export interface SignatureLinksTable {
  /** SHA-256 of its token, base64url; the token itself is in the mail alone. */
  hash: string
  petition_id: number
  email_key: string
  purpose: 'confirm' | 'withdraw'
  expires_at: string
}
