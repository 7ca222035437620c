declare module '../platform/database/schema.ts' {
  interface Schema {
    shared_answers: SharedAnswersTable
  }
}

/** A copy of an answer behind a link; it outlives the conversation it was said in. */
export interface SharedAnswersTable {
  /** Also its link. */
  id: string
  /** Null when a guest shared it. */
  user_id: string | null
  /** SHA-256 of the key on a guest's device; null for an account's. */
  key_hash: string | null
  /** Null when the answer was shared alone. */
  question: string | null
  answer: string
  /** The urgent card and the sources as JSON (contract/chat.ts). */
  card: string | null
  sources: string
  answered_at: string
  created_at: string
  expires_at: string
}
