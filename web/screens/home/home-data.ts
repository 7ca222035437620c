import type { BlogSummary } from '#contract/blog.ts'
import { HOME_ARTICLES } from '#contract/limits.ts'
import { latestPosts } from '#web/api/blog.ts'
import { browserApi, type Api } from '#web/api/client.ts'
import type { RecordList } from '#web/api/directories.ts'
import { listShelters } from '#web/api/shelters.ts'
import { listTrainers } from '#web/api/trainers.ts'

/** How many records a directory has approved, and whether examples are among them. */
export interface Tally {
  total: number
  examples: boolean
}

/** Spec §2 Home: a count that cannot be read is 0. */
export function countTrainers(api: Api = browserApi): Promise<Tally> {
  return tally(listTrainers(api))
}

/** Spec §2 Home: a count that cannot be read is 0. */
export function countShelters(api: Api = browserApi): Promise<Tally> {
  return tally(listShelters(api))
}

/** The three latest articles, newest first; null when they cannot be read. */
export function recentPosts(api: Api = browserApi): Promise<BlogSummary[] | null> {
  return latestPosts(HOME_ARTICLES, api).catch(() => null)
}

async function tally(list: Promise<RecordList<{ is_example: boolean }>>): Promise<Tally> {
  try {
    const { records, total } = await list
    return { total, examples: records.some(({ is_example }) => is_example) }
  } catch {
    return { total: 0, examples: false }
  }
}
