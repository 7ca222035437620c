import { categoriesOf } from '#contract/blog-search.ts'
import type { BlogSummary } from '#contract/blog.ts'
import { BLOG_PAGE_SIZE } from '#contract/limits.ts'
import { searchPosts } from '#contract/search-posts.ts'
import { readBlogPage, readPost, type BlogAnswer, type BlogQuery } from '#web/api/blog.ts'
import type { Api } from '#web/api/client.ts'
import { summaryOf } from '#web/api/shown-article.ts'
import { pageCount, pageOf } from '#web/lib/pages.ts'
import { readAddress } from './address.ts'

/** What the list shows for an address. */
export interface ShownPosts {
  posts: BlogSummary[]
  total: number
  categories: string[]
  /** The page shown, kept within what exists. */
  page: number
  pages: number
}

/** The page the server found, or the one found here in a whole list by the same rules. */
export function shownPosts(answer: BlogAnswer, query: BlogQuery): ShownPosts {
  const all = answer.kind === 'page' ? null : searchPosts(answer.posts, query)
  const total = answer.kind === 'page' ? answer.total : (all?.length ?? 0)
  const pages = pageCount(total, BLOG_PAGE_SIZE)
  const page = Math.min(query.page, pages)
  const posts = answer.kind === 'page' ? answer.data : pageOf(all ?? [], page, BLOG_PAGE_SIZE).map(({ summary }) => summary)
  const categories = answer.kind === 'page' ? answer.categories : categoriesOf(answer.posts.map(({ summary }) => summary))
  return { posts, total, categories, page, pages }
}

/** A post of the list by its id, wherever it stands. */
export function postIn(answer: BlogAnswer, id: number): BlogSummary | undefined {
  return answer.kind === 'page' ? answer.data.find((post) => post.id === id) : answer.posts.find(({ summary }) => summary.id === id)?.summary
}

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
  const opened = elsewhere ? await readPost(openId, 'ro', api).catch(() => null) : null
  return { answer, opened: opened && summaryOf(opened) }
}
