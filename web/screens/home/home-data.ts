import { useEffect, useState } from 'react'
import type { BlogSummary } from '#contract/blog.ts'
import * as endpoints from '#contract/endpoints.ts'
import { HOME_ARTICLES } from '#contract/limits.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import { latestPosts } from '#web/api/blog.ts'
import { browserApi, listOf, type Api } from '#web/api/client.ts'
import { readRecords } from '#web/api/directories.ts'

/** How many trainers and breeders are approved, invented examples aside; null when that cannot be read. */
export function countTrainers(api: Api = browserApi): Promise<number | null> {
  return realRecords(endpoints.listTrainers, api)
}

/** How many shelters are approved, invented examples aside; null when that cannot be read. */
export function countShelters(api: Api = browserApi): Promise<number | null> {
  return realRecords(endpoints.listShelters, api)
}

/** The three latest articles, newest first; null when they cannot be read. */
export function recentPosts(api: Api = browserApi): Promise<BlogSummary[] | null> {
  return latestPosts(HOME_ARTICLES, api).catch(() => null)
}

/** What people have said, newest first; nothing when it cannot be read. */
export async function saidByPeople(api: Api = browserApi): Promise<Testimonial[]> {
  try {
    return listOf(await api.call(endpoints.listTestimonials))
  } catch {
    return []
  }
}

async function realRecords(endpoint: endpoints.Endpoint<'listShelters' | 'listTrainers'>, api: Api): Promise<number | null> {
  try {
    const { total, examples } = await readRecords<{ is_example: boolean }>(api, endpoint, ({ is_example = false }) => ({ is_example }))
    return total - examples
  } catch {
    return null
  }
}

/**
 * A value the page was rendered with, read once more by this browser: the bytes of a page may be a minute old
 * (docs/decisions/0003-pages-as-bytes.md). `read` never rejects and is the same function in every render.
 */
export function useRefreshed<Value>(rendered: Value, read: () => Promise<Value>): { value: Value; refreshing: boolean } {
  const [value, setValue] = useState(rendered)
  const [refreshing, setRefreshing] = useState(false)

  useEffect(() => {
    let cancelled = false
    setRefreshing(true)
    void read().then((fresh) => {
      if (cancelled) return
      setValue(fresh)
      setRefreshing(false)
    })
    return () => {
      cancelled = true
    }
  }, [read])

  return { value, refreshing }
}
