declare module '../platform/database/schema.ts' {
  interface Schema {
    complaint_sets: ComplaintSetsTable
  }
}

export interface ComplaintSetsTable {
  id: string
  /** What the link carries; nothing can be read or changed by `id` without the owner's credential. */
  media_id: string
  user_id: string
  user_name: string
  title: string
  description: string
  registration_number: string | null
  /** A day, not an instant. */
  filed_on: string | null
  created_at: string
  /** created_at + 30 x 24 h, or the end of day 45 after filing. */
  expires_at: string
}
