import type { BlogArticle, BlogSummary } from '#contract/blog.ts'
import type { Shelf } from './shelf.ts'

const RELATED_POSTS = 3
/** Two tags in common say more than one category in common. */
const CATEGORY_WEIGHT = 1.5

/** What an article leads to: the most related posts, and those before and after it in time. */
export function neighboursOf(shelf: Shelf, id: number): Pick<BlogArticle, 'related' | 'previous' | 'next'> {
  const position = shelf.positionOf(id)
  const post = position === undefined ? undefined : shelf.posts[position]
  if (position === undefined || !post) return { related: [], previous: null, next: null }
  return { related: relatedTo(post, shelf.posts), previous: neighbour(shelf.posts[position + 1]), next: neighbour(shelf.posts[position - 1]) }
}

/** The few most alike, newest first among equals, in one pass: posts come newest first. */
function relatedTo(post: BlogSummary, posts: readonly BlogSummary[]): BlogSummary[] {
  const tags = new Set(post.tags)
  const best: { summary: BlogSummary; likeness: number }[] = []
  for (const summary of posts) {
    // Nothing further down can be more alike than all tags and the category.
    if ((best[RELATED_POSTS - 1]?.likeness ?? 0) >= tags.size + CATEGORY_WEIGHT) break
    let likeness = summary.category === post.category ? CATEGORY_WEIGHT : 0
    for (const tag of summary.tags) if (tags.has(tag)) likeness += 1
    if (likeness === 0 || summary.id === post.id || likeness <= (best[RELATED_POSTS - 1]?.likeness ?? 0)) continue
    const after = best.findIndex((one) => one.likeness < likeness)
    best.splice(after === -1 ? best.length : after, 0, { summary, likeness })
    best.length = Math.min(best.length, RELATED_POSTS)
  }
  return best.map(({ summary }) => summary)
}

function neighbour(post: BlogSummary | undefined): BlogArticle['next'] {
  return post ? { id: post.id, title: post.title, title_en: post.title_en } : null
}
