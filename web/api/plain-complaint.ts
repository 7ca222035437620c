import type { Complaint, Filing, OwnComplaint } from '#contract/complaints.ts'
import type { EvidenceFile } from '#contract/evidence.ts'
import { DAY_MS, RETENTION_DAYS } from '#contract/limits.ts'

/** A file ready to be shown; without `proof` nothing is known of its bytes. */
export interface ShownFile extends Pick<EvidenceFile, 'type' | 'url' | 'preview_url' | 'width' | 'height'> {
  proof: Proof | null
}
export type Proof = Pick<EvidenceFile, 'sha256' | 'bytes' | 'given_sha256' | 'given_bytes' | 'received_at'>

/** A set ready for its page, and for its owner's list. */
export interface ShownSet extends Omit<Complaint, 'files' | 'photo_links' | 'video_links'> {
  files: ShownFile[]
  filing: Filing | null
}

type PlainFields = 'media_id' | 'title' | 'description' | 'created_at'
/** A set with what S-346 names; what our own server adds may be absent. */
export type PlainComplaint = Pick<Complaint, PlainFields> & Partial<OwnComplaint>

/** What the pages show of a set. */
export function shownSet(set: PlainComplaint): ShownSet {
  return {
    id: set.id ?? set.media_id,
    media_id: set.media_id,
    title: set.title,
    description: set.description,
    user_name: set.user_name ?? '',
    created_at: set.created_at,
    expires_at: set.expires_at ?? new Date(Date.parse(set.created_at) + RETENTION_DAYS * DAY_MS).toISOString(),
    files: set.files?.map(shownFile) ?? linkedFiles(set),
    filing: set.filing ?? null,
  }
}

function shownFile({ type, url, preview_url, width, height, ...proof }: EvidenceFile): ShownFile {
  return { type, url, preview_url, width, height, proof }
}

/** A set that only names its links. */
function linkedFiles({ photo_links = [], video_links = [] }: PlainComplaint): ShownFile[] {
  const file = (type: ShownFile['type']) => (url: string) => ({ type, url, preview_url: null, width: null, height: null, proof: null })
  return [...photo_links.map(file('image')), ...video_links.map(file('video'))]
}
