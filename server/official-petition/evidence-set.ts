import { findSet, type SetWithFiles } from '../complaints/sets.ts'
import type { Db } from '../platform/database/database.ts'

/** A set of evidence whose files become annexes. */
export interface EvidenceSet {
  media_id: string
  expires_at: string
  files: SetWithFiles['files']
}

/**
 * The set behind a link, its files in order. Whoever has the link may cite it; an expired set does not exist.
 *
 * @throws Refusal complaint.not_found
 */
export async function readEvidenceSet(db: Db, mediaId: string, now = new Date()): Promise<EvidenceSet> {
  const { set, files } = await findSet(db, mediaId, now)
  return { media_id: set.media_id, expires_at: set.expires_at, files }
}
