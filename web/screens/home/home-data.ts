import type { BlogSummary } from '#contract/blog.ts'
import { HOME_ARTICLES } from '#contract/limits.ts'
import { latestPosts } from '#web/api/blog.ts'
import { browserApi, type Api } from '#web/api/client.ts'
import { readRecords } from '#web/api/directories.ts'

/** How many records a directory has approved, and whether examples are among them. */
export interface Tally {
  total: number
  examples: boolean
}

/** Spec §2 Home: a count that cannot be read is 0. */
export function countTrainers(api: Api = browserApi): Promise<Tally> {
  return tally('/trainers', api)
}

/** Spec §2 Home: a count that cannot be read is 0. */
export function countShelters(api: Api = browserApi): Promise<Tally> {
  return tally('/shelters', api)
}

/** The three latest articles, newest first; null when they cannot be read. */
export function recentPosts(api: Api = browserApi): Promise<BlogSummary[] | null> {
  return latestPosts(HOME_ARTICLES, api).catch(() => null)
}

async function tally(path: '/trainers' | '/shelters', api: Api): Promise<Tally> {
  try {
    const { records, total } = await readRecords<{ is_example: boolean }>(api, path, ({ is_example = false }) => ({ is_example }))
    return { total, examples: records.some(({ is_example }) => is_example) }
  } catch {
    return { total: 0, examples: false }
  }
}
