import { isNotFound, readMediaSet } from '#web/api/complaints.ts'

/** What the page of a link knows about the set behind it (spec §8). */
export type MediaState = { kind: 'loading' } | { kind: 'id-missing' } | { kind: 'not-found' } | { kind: 'failed' }

/** Asks for the set. */
export async function loadMediaSet(mediaId: string, signal: AbortSignal): Promise<MediaState> {
  try {
    await readMediaSet(mediaId, signal)
    // Nothing can be uploaded yet, so no set can be shown.
    return { kind: 'not-found' }
  } catch (error) {
    return { kind: isNotFound(error) ? 'not-found' : 'failed' }
  }
}
