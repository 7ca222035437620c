import { articleCategories } from '#content/articles.ts'
import { readingMinutes } from '#content/reading-time.ts'
import { categoriesOf, categoryKey, searchedPost } from '#contract/blog-search.ts'
import type { BlogPage, BlogPost, BlogSummary } from '#contract/blog.ts'
import { BLOG_PAGE_SIZE } from '#contract/limits.ts'
import { indexTexts } from '../search/text-index.ts'

/** Every post, newest first, ready to be searched and shown as a card; one state of the blog, never changed. */
export interface Shelf {
  posts: readonly BlogSummary[]
  /** Where a post stands in `posts`; undefined for one that is not there. */
  positionOf(id: number): number | undefined
  page(query: ShelfQuery): BlogPage
}

export interface ShelfQuery {
  q: string
  category: string
  /** From 1. */
  page: number
}

/** Puts posts, newest first, on the shelf. */
export function shelve(all: readonly BlogPost[]): Shelf {
  const posts = all.map(summaryOf)
  const positions = new Map(posts.map(({ id }, position) => [id, position]))
  const byCategory = Map.groupBy(posts.keys(), (position) => categoryKey(posts[position]?.category ?? ''))
  const categories = filterCategories(posts)
  const searched = all.map(searchedPost)
  const inText = indexTexts(searched.map(({ text }) => text))
  const inTitle = indexTexts(searched.map(({ title }) => title))

  /** As searchPosts of contract/search-posts.ts finds: titles that say it first. Null means every post. */
  function matching(q: string, category: string): readonly number[] | null {
    const wanted = categoryKey(category)
    const meant = inText.meant(q)
    if (!meant) return wanted === '' ? null : (byCategory.get(wanted) ?? [])
    const titled = new Set(inTitle.find(meant))
    const of = [...inText.find(meant)].filter((position) => wanted === '' || categoryKey(posts[position]?.category ?? '') === wanted)
    return [...of.filter((position) => titled.has(position)), ...of.filter((position) => !titled.has(position))]
  }

  return {
    posts,
    positionOf: (id) => positions.get(id),
    page({ q, category, page }) {
      const found = matching(q, category)
      const total = found?.length ?? posts.length
      // Past the end comes the last page.
      const start = Math.max(0, (Math.min(page, Math.ceil(total / BLOG_PAGE_SIZE)) - 1) * BLOG_PAGE_SIZE)
      const shown = found ? found.slice(start, start + BLOG_PAGE_SIZE).flatMap((position) => posts[position] ?? []) : posts.slice(start, start + BLOG_PAGE_SIZE)
      return { data: shown, total, categories }
    },
  }
}

function summaryOf({
  content,
  sources: _,
  checked_on: _day,
  ai_assisted: _ai,
  reviewed_by: _vet,
  partly_unconfirmed: _unsure,
  ...post
}: BlogPost): BlogSummary {
  return { ...post, reading_minutes: readingMinutes(content) }
}

/** Ours in the order of content/articles.ts, others after them by name. */
function filterCategories(posts: readonly BlogSummary[]): string[] {
  const present = categoriesOf(posts)
  const ours = articleCategories.filter((category) => present.includes(category))
  const others = present.filter((category) => !ours.some((one) => one === category))
  return [...ours, ...others.toSorted((one, other) => one.localeCompare(other, 'ro'))]
}
