import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import type { EvidenceFilesTable } from '../platform/schema.ts'

/** What the petition tells about a file. */
type EvidenceRow = Pick<EvidenceFilesTable, 'type' | 'bytes' | 'sha256' | 'given_bytes' | 'given_sha256' | 'created_at'>

/** A set of evidence whose files become annexes. */
export interface EvidenceSet {
  media_id: string
  expires_at: string
  files: EvidenceRow[]
}

/**
 * The set behind a link, its files in order. Whoever has the link may cite it; an expired set does not exist.
 *
 * @throws Refusal complaint.not_found
 */
export async function readEvidenceSet(db: Db, mediaId: string, now = new Date()): Promise<EvidenceSet> {
  const set = await db
    .selectFrom('complaint_sets')
    .select(['id', 'media_id', 'expires_at'])
    .where('media_id', '=', mediaId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!set) throw new Refusal('complaint.not_found')
  const files = await db
    .selectFrom('evidence_files')
    .select(['type', 'bytes', 'sha256', 'given_bytes', 'given_sha256', 'created_at'])
    .where('set_id', '=', set.id)
    .where('state', '=', 'kept')
    .orderBy('position')
    .execute()
  return { media_id: set.media_id, expires_at: set.expires_at, files }
}
