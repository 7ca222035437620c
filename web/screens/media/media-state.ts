import { isNotFound, readMediaSet } from '#web/api/complaints.ts'
import type { ShownSet } from '#web/api/plain-complaint.ts'

/** What the page of a link knows about the set behind it (spec §8). */
export type MediaState = { kind: 'loading' } | { kind: 'id-missing' } | { kind: 'not-found' } | { kind: 'failed' } | { kind: 'shown'; set: ShownSet }

/** Asks for the set. */
export async function loadMediaSet(mediaId: string, signal: AbortSignal): Promise<MediaState> {
  try {
    return { kind: 'shown', set: await readMediaSet(mediaId, signal) }
  } catch (error) {
    return { kind: isNotFound(error) ? 'not-found' : 'failed' }
  }
}
