declare module '../platform/database/schema.ts' {
  interface Schema {
    evidence_files: EvidenceFilesTable
    partial_uploads: PartialUploadsTable
    upload_parts: UploadPartsTable
  }
}

/**
 * One photo or video, of somebody's complaint or of a record of the directories. The row is written before its bytes
 * ('arriving') and removed after them, so that no bytes are ever without a row; a row without a set and an account is
 * swept, unless it is of a record.
 */
export interface EvidenceFilesTable {
  id: string
  user_id: string | null
  set_id: string | null
  /** Position in the set, from 0. */
  position: number
  state: 'arriving' | 'kept'
  type: 'image' | 'video'
  content_type: string
  /** Of the object's name: webp, mp4, webm. */
  extension: string
  width: number | null
  height: number | null
  bytes: number
  sha256: string
  given_bytes: number
  given_sha256: string
  /** The record of a directory it is of, such as 'shelter-12'; null for what people send with a complaint. */
  record: string | null
  /** Since when no record shows it. */
  unshown_at: string | null
  created_at: string
}

/** A photo or video that arrives in parts; when it is whole it becomes a row of `evidence_files` with the same id. */
export interface PartialUploadsTable {
  id: string
  user_id: string | null
  length_bytes: number
  /** Those that are durable: where the next part begins. */
  received_bytes: number
  /** While a process makes the file; null when none does. */
  finishing_until: string | null
  created_at: string
}

/** A part, an object of the store. The row is written before its bytes and removed after them. */
export interface UploadPartsTable {
  id: string
  /** Null when its upload is gone: its bytes are swept. */
  upload_id: string | null
  first_byte: number
  /** 1 once its bytes are durable and continue the file. */
  is_stored: number
  created_at: string
}
