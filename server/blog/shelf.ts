import { articleCategories } from '#content/articles.ts'
import { readingMinutes } from '#content/reading-time.ts'
import { categoriesOf, searchedPost, searchPosts, type SearchedPost } from '#contract/blog-search.ts'
import type { BlogPage, BlogPost, BlogSummary } from '#contract/blog.ts'
import { BLOG_PAGE_SIZE } from '#contract/limits.ts'

/** Every post, newest first, ready to be searched and shown as a card. */
export type Shelf = readonly { summary: BlogSummary; searched: SearchedPost }[]

export interface BlogQuery {
  q: string
  category: string
  /** From 1. */
  page: number
}

/** Puts posts, newest first, on the shelf. */
export function shelve(posts: readonly BlogPost[]): Shelf {
  return posts.map((post) => ({ summary: summaryOf(post), searched: searchedPost(post) }))
}

/** One page of what matches (spec §5), nine posts; past the end comes the last page. */
export function findPage(shelf: Shelf, { q, category, page }: BlogQuery): BlogPage {
  const found = searchPosts(shelf, { q, category })
  const start = (Math.min(page, Math.ceil(found.length / BLOG_PAGE_SIZE)) - 1) * BLOG_PAGE_SIZE
  const data = found.slice(Math.max(0, start), start + BLOG_PAGE_SIZE).map(({ summary }) => summary)
  return { data, total: found.length, categories: filterCategories(shelf) }
}

function summaryOf({ content, sources: _, checked_on: _day, review: _review, partly_unconfirmed: _unsure, ...post }: BlogPost): BlogSummary {
  return { ...post, reading_minutes: readingMinutes(content) }
}

/** Ours in the order of content/articles.ts, others after them by name. */
function filterCategories(shelf: Shelf): string[] {
  const present = categoriesOf(shelf.map(({ summary }) => summary))
  const ours = articleCategories.filter((category) => present.includes(category))
  const others = present.filter((category) => !ours.some((one) => one === category))
  return [...ours, ...others.toSorted((one, other) => one.localeCompare(other, 'ro'))]
}
