import type { Generated } from 'kysely'

declare module '../platform/database/schema.ts' {
  interface Schema {
    shelters: SheltersTable
    trainers: TrainersTable
    directory_reports: CorrectionsTable
    imported_records: ImportedRecordsTable
    suggestion_replies: SuggestionRepliesTable
  }
}

/** What shelters and trainers have in common. */
interface DirectoryTable {
  id: Generated<number>
  name: string
  description: string
  phone_numbers: string
  website: string | null
  photo_url: string | null
  photo_type: string | null
  /** base64, at most 2 kB: what lists carry. */
  photo_preview: string | null
  /** base64, 640 px: what the single record carries. */
  photo_data: string | null
  /** What the photo shows, for whoever does not see it. */
  photo_alt: string | null
  verified_on: string | null
  is_example: number
  /** 'pending' as suggested, 'hidden' by an operator, or any of the specification's spellings of approved (contract/approval.ts): these alone are shown. */
  status: string
  /** Why somebody proposed it; never shown. */
  suggested_because: string | null
  created_at: string
  /** Every change of a record moves it: the directory index is built anew when the latest one does. */
  updated_at: string
}

export interface SheltersTable extends DirectoryTable {
  location: string
}

export interface TrainersTable extends DirectoryTable {
  city: string
  pets_can_train: string
}

/** What a visitor says is wrong with a record; nothing about the visitor. Where an answer is to go stands in suggestion_replies. */
export interface CorrectionsTable {
  id: string
  kind: 'shelter' | 'trainer'
  record_id: number
  what: string
  created_at: string
}

/** A record the last import of its kind has written, as it was before; whatever an earlier import wrote is forgotten. */
export interface ImportedRecordsTable {
  kind: 'shelter' | 'trainer'
  record_id: number
  /** Null for one the import has added. */
  before: string | null
  /** What the import set `updated_at` to: a record that has another was changed since. */
  imported_at: string
}

/** Where whoever proposed a record, or said what is wrong with one, wants to be told what was decided; removed a week after that (suggestion-replies.ts). */
export interface SuggestionRepliesTable {
  id: string
  kind: 'shelter' | 'trainer'
  record_id: number
  /** What was said of a record; null for a suggestion. */
  note_id: Generated<string | null>
  email: string
  email_key: string
  language: 'ro' | 'en'
  /** Null until it is decided; then what the mail says. */
  outcome: Generated<'approved' | 'merged' | 'refused' | 'corrected' | 'unlisted' | 'kept' | null>
  /** Why a suggestion was refused (by then `record_id` names nothing) or a record kept as it is. After a merge `record_id` is the record that was merged into. */
  reason: Generated<string | null>
  created_at: string
  decided_at: Generated<string | null>
}
