import type { Generated } from 'kysely'

declare module '../platform/database/schema.ts' {
  interface Schema {
    mailbox_mails: MailboxMailsTable
    outgoing_mails: OutgoingMailsTable
  }
}

export type MailKind =
  | 'signature'
  | 'forgotten_password'
  | 'password_changed'
  | 'confirm_email'
  | 'email_changed'
  | 'suggestion_decided'
  | 'suggestions_waiting'
  | 'operator_daily'
  | 'operator_urgent'
  | 'notice_decided'
  | 'proposal_decided'
  | 'petition_update'

/** A mail on its way, or the count of those a signature caused. What it says is written when it is sent: links are kept nowhere. */
export interface OutgoingMailsTable {
  id: Generated<number>
  kind: MailKind
  /** The account it is about; null for a signature, and for a forgotten password, whose account is looked up when it is sent. */
  user_id: string | null
  /** Where it goes; null for a signature, which knows, and for a mail that was given up. */
  email: string | null
  petition_id: number | null
  /** With `petition_id`: the signature it is about, which takes it along when it goes. By it a mailbox's mails of a day are counted. */
  email_key: string | null
  /** The reply to a suggestion or a note it is about, which knows where it goes and takes it along when it goes. */
  suggestion_id: Generated<string | null>
  /** The letter about a decision it carries, likewise. */
  letter_id: Generated<string | null>
  /** The proposed petition it is about, likewise. */
  proposal_id: Generated<string | null>
  /** The update of a petition it tells, to the mailbox of `email_key`, likewise. */
  update_id: Generated<number | null>
  language: 'ro' | 'en'
  /** Of mails about accounts those that failed are counted for a month; those that were sent are gone. */
  state: 'waiting' | 'sent' | 'failed'
  /** Mails that were or may have been delivered. */
  mails: number
  /** Tries of the mail that waits. */
  tries: number
  next_try_at: string
  /** When the mail that waits was asked for. */
  wanted_at: string
}

/** How often a mailbox was written to about one kind of thing, since the first mail of a day. */
export interface MailboxMailsTable {
  /** Keyed hash of the kind and its key. */
  mailbox: string
  mails: number
  /** When counting begins anew; the row is removed then. */
  ends_at: string
}
