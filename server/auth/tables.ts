declare module '../platform/database/schema.ts' {
  interface Schema {
    users: UsersTable
    tokens: TokensTable
    account_links: AccountLinksTable
  }
}

export interface UsersTable {
  id: string
  name: string
  /** As typed. */
  email: string
  /** Trimmed, NFKC, lower case: what makes an account unique. */
  email_key: string
  /** When a link sent to `email` was used; null while nobody has. */
  email_confirmed_at: string | null
  phone_number: string | null
  password_hash: string
  created_at: string
  updated_at: string
}

export interface TokensTable {
  /** SHA-256 of the token, base64url; the token itself is never kept. */
  hash: string
  user_id: string
  /** Keyed hash of the neighbourhood (/24, /48) the token was issued to, so that its owner is not locked out by strangers. */
  network: string
  created_at: string
  last_used_at: string
  /** Set when the token was made worthless; the row stays to know the network by, until it is swept. */
  revoked_at: string | null
}

/** What opens something of an account without its password, once. */
export interface AccountLinksTable {
  /** SHA-256 of its token, base64url; the token itself is in the mail alone. */
  hash: string
  user_id: string
  purpose: 'reset_password' | 'confirm_email' | 'undo_email'
  /** The new address or the account's own to be confirmed, or the old one that may come back; null for a password. */
  email: string | null
  /** Of `email`, as in `users`: an old address is nobody else's while it may come back. */
  email_key: string | null
  expires_at: string
}
