import type { BlogArticle, BlogSummary } from '#contract/blog.ts'
import type { Shelf } from './shelf.ts'

const RELATED_POSTS = 3
/** Two tags in common say more than one category in common. */
const CATEGORY_WEIGHT = 1.5

/** What an article leads to: the most related posts, and those before and after it in time. */
export function neighboursOf(shelf: Shelf, id: number): Pick<BlogArticle, 'related' | 'previous' | 'next'> {
  const place = shelf.findIndex(({ summary }) => summary.id === id)
  const post = shelf[place]?.summary
  if (!post) return { related: [], previous: null, next: null }
  return { related: relatedTo(post, shelf), previous: neighbour(shelf[place + 1]?.summary), next: neighbour(shelf[place - 1]?.summary) }
}

function relatedTo(post: BlogSummary, shelf: Shelf): BlogSummary[] {
  return shelf
    .map(({ summary }) => ({ summary, likeness: likeness(post, summary) }))
    .filter(({ summary, likeness }) => summary.id !== post.id && likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness || other.summary.created_at.localeCompare(one.summary.created_at))
    .slice(0, RELATED_POSTS)
    .map(({ summary }) => summary)
}

function likeness(one: BlogSummary, other: BlogSummary): number {
  const tags = new Set(one.tags)
  return other.tags.filter((tag) => tags.has(tag)).length + (one.category === other.category ? CATEGORY_WEIGHT : 0)
}

function neighbour(post: BlogSummary | undefined): BlogArticle['next'] {
  return post ? { id: post.id, title: post.title, title_en: post.title_en } : null
}
