import { readPost } from '#web/api/blog.ts'
import type { Api } from '#web/api/client.ts'
import type { ShownArticle } from '#web/api/plain-post.ts'

/** What became of reading an article. */
export type Reading = { kind: 'read'; article: ShownArticle } | { kind: 'missing' } | { kind: 'failed' }

/** Reads the article of an address; an id that is no number is nobody's, and nothing is asked. */
export async function loadArticle(api: Api, id: string): Promise<Reading> {
  if (!/^[1-9]\d*$/.test(id)) return { kind: 'missing' }
  try {
    const article = await readPost(Number(id), api)
    return article ? { kind: 'read', article } : { kind: 'missing' }
  } catch {
    return { kind: 'failed' }
  }
}

/** Status of the rendered page. */
export const statuses = { read: 200, missing: 404, failed: 503 } as const
