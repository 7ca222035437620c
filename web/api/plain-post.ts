import { readingMinutes } from '#content/reading-time.ts'
import type { BlogArticle, BlogPost, BlogSummary } from '#contract/blog.ts'

/** A post ready for its page; without `content_html` the page shows the plain paragraphs of `content`. */
export type ShownArticle = Omit<BlogArticle, 'content_html'> & { content_html: string | null }

/** A post as the specification knows it (§3); what our own server adds may be absent. */
export type PlainPost = Pick<BlogPost, 'id' | 'title' | 'author' | 'short_description' | 'content' | 'category' | 'created_at'> & Partial<ShownArticle>

/** What the card of a post shows. */
export function summaryOf(post: PlainPost): BlogSummary {
  const { id, title, author, short_description, category, created_at, content } = post
  return {
    id,
    title,
    author,
    short_description,
    category,
    created_at,
    tags: post.tags ?? [],
    photo_data: post.photo_data ?? null,
    photo_type: post.photo_type ?? null,
    title_en: post.title_en ?? null,
    summary_en: post.summary_en ?? null,
    urgent: post.urgent ?? false,
    reading_minutes: post.reading_minutes ?? readingMinutes(content),
  }
}

/** What the page of a post shows. */
export function articleOf(post: PlainPost): ShownArticle {
  return {
    ...summaryOf(post),
    content: post.content,
    content_html: post.content_html ?? null,
    headings: post.headings ?? [],
    sources: post.sources ?? [],
    checked_on: post.checked_on ?? null,
    review: post.review ?? null,
    partly_unconfirmed: post.partly_unconfirmed ?? false,
    related: post.related ?? [],
    previous: post.previous ?? null,
    next: post.next ?? null,
  }
}
