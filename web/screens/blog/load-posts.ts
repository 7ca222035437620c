import type { BlogSummary } from '#contract/blog.ts'
import { readBlogPage, readPost, type BlogAnswer } from '#web/api/blog.ts'
import type { Api } from '#web/api/client.ts'
import { summaryOf } from '#web/api/plain-post.ts'
import { readAddress } from './address.ts'
import { postIn } from './shown-posts.ts'

export interface Posts {
  answer: BlogAnswer
  /** The post the address previews when it is not on the page of the list. */
  opened: BlogSummary | null
}

/** What the address asks for; null when the list could not be read. */
export async function loadPosts(api: Api, url: URL): Promise<Posts | null> {
  const address = readAddress(url.searchParams)
  const answer = await readBlogPage(address, api).catch(() => null)
  if (answer === null) return null
  const { openId } = address
  const elsewhere = openId !== null && !postIn(answer, openId)
  const opened = elsewhere ? await readPost(openId, api).catch(() => null) : null
  return { answer, opened: opened && summaryOf(opened) }
}
