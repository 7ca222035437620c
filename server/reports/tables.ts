declare module '../platform/database/schema.ts' {
  interface Schema {
    reports: ReportsTable
    decision_letters: DecisionLettersTable
  }
}

/** A notice about something published here; the sender's address is kept only to answer. */
export interface ReportsTable {
  id: string
  kind: 'set' | 'petition' | 'article' | 'answer'
  target_id: string
  reason: string
  what: string
  email: string | null
  state: 'open' | 'closed'
  created_at: string
}

/** What somebody is to be told about a decision; gone a week after it was mailed, or when an operator says that they sent it (letters.ts). */
export interface DecisionLettersTable {
  id: string
  email: string
  email_key: string
  /** To the sender of a notice: what they reported was hidden or kept. To whoever uploaded a set: it was removed. */
  about: 'hide' | 'keep' | 'removal'
  /** Of the set that was removed. */
  title: string | null
  reason: string
  /** 1 when the site sends it. */
  mailed: number
  created_at: string
}
