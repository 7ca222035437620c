import type { Generated } from 'kysely'
import type { Notices, Role } from '#contract/staff.ts'

declare module '../platform/database/schema.ts' {
  interface Schema {
    operators: OperatorsTable
    operator_invitations: OperatorInvitationsTable
    operator_sessions: OperatorSessionsTable
    operator_recovery_codes: OperatorRecoveryCodesTable
  }
}

/** Who runs the site: accounts of their own, apart from those of visitors. */
export interface OperatorsTable {
  id: string
  name: string
  /** As typed by whoever invited them. */
  email: string
  /** Trimmed, NFKC, lower case. */
  email_key: string
  role: Role
  password_hash: string
  /** Sealed with the site's secret (server/platform/sealed.ts). */
  totp_secret: string
  /** The last time step of a code that was taken: neither it nor one before it is taken again. */
  totp_step: number
  created_at: string
  /** Set for who may no longer sign in. */
  disabled_at: string | null
  /** What they are told by mail (notices/notices.ts), and in which language. */
  notices: Generated<Notices>
  notices_language: Generated<'ro' | 'en'>
  /** The day of Bucharest of whose mail was last queued. */
  noticed_day: Generated<string | null>
  /** When something urgent is or was last told of: in the future while that mail waits. */
  urgent_at: Generated<string | null>
  /** JSON: of what was urgent when they were last told, how much. */
  urgent_told: Generated<string>
}

/** One for an address at a time; gone when it is used or taken back. */
interface OperatorInvitationsTable {
  /** SHA-256 of its token, base64url; the token itself is in the link alone. */
  hash: string
  id: string
  email: string
  email_key: string
  role: Role
  /** Sealed; made when the link is first looked at, so that it stays the same until the code is typed. */
  totp_secret: string | null
  /** The name of whoever made it. */
  invited_by: string
  expires_at: string
}

export interface OperatorSessionsTable {
  /** SHA-256 of the token, base64url. */
  hash: string
  /** What the list of devices names it by: it opens nothing. */
  id: string
  operator_id: string
  /** 'Firefox · Android': of the browser's own words, no more than that. */
  device: string
  /** Keyed hash of the neighbourhood, as for accounts of visitors. */
  network: string
  created_at: string
  last_seen_at: string
  /** When the second factor was last given. */
  confirmed_at: string
  /** Set when it was ended; the row stays a month, to know the network by. */
  ended_at: string | null
}

interface OperatorRecoveryCodesTable {
  /** Keyed hash; gone when the code is used. */
  hash: string
  operator_id: string
}
