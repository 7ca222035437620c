import type { ComplaintForm } from '#contract/complaints.ts'
import { ApiError } from '#web/api/client.ts'
import { createComplaint, listOwnSets } from '#web/api/complaints.ts'
import { isPassing } from '#web/api/evidence.ts'
import { MOST_TRIES, nextTry } from '#web/api/next-try.ts'

/**
 * Makes a set of files that have arrived, once: when the answer is lost, it is asked for again, and a set that was made
 * already is found among one's own.
 *
 * @throws ApiError, or a TypeError when nobody answers again and again
 */
export async function createOnce(form: ComplaintForm, userId: string, signal: AbortSignal): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await createComplaint(form)
    } catch (error) {
      signal.throwIfAborted()
      const made = isTaken(error) ? await findMade(form, userId, signal) : null
      if (made !== null) return made
      if (!isPassing(error) || tries > MOST_TRIES) throw error
      await nextTry(tries, signal)
    }
  }
}

/** The files are of a set already. */
function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'complaint.link_foreign'
}

async function findMade({ photo_links, video_links }: ComplaintForm, userId: string, signal: AbortSignal): Promise<string | null> {
  const links = new Set([...(photo_links ?? []), ...(video_links ?? [])])
  const sets = await listOwnSets(userId, signal)
  return sets.find(({ files }) => files.length === links.size && files.every(({ url }) => links.has(url)))?.media_id ?? null
}
