import type { BlogArticle, BlogPage } from '#contract/blog.ts'
import { readingMinutes } from '#content/reading-time.ts'
import type { Db } from '../platform/database.ts'
import { articleHtml, type ArticleHtml } from './article-html.ts'
import { blogRevision, listPosts, readPost } from './blog.ts'
import { neighboursOf } from './neighbours.ts'
import { shelve, type BlogQuery, type Shelf } from './shelf.ts'

/** How long the shelf may lag behind an operator's write from another process. */
const FRESH_MS = 5_000
/** Rendered articles kept; past this the memo starts afresh. */
const MEMO_ARTICLES = 1_000

/** The blog as people read it: searched, rendered, with its neighbours. */
export interface BlogReader {
  page(query: BlogQuery): Promise<BlogPage>
  /** @throws Refusal blog.post_not_found */
  article(id: number): Promise<BlogArticle>
}

/** Keeps the posts folded for the search and every article's HTML made once. */
export function createBlogReader(db: Db): BlogReader {
  const shelf = keptShelf(db)
  const html = keptHtml()
  return {
    page: async (query) => (await shelf()).page(query),
    article: async (id) => {
      const post = await readPost(db, id)
      const { html: content_html, headings } = html(post.content)
      return { ...post, content_html, headings, reading_minutes: readingMinutes(post.content), ...neighboursOf(await shelf(), id) }
    },
  }
}

/** Asks every few seconds whether the blog has changed, and puts it on the shelf anew only then. */
function keptShelf(db: Db): () => Promise<Shelf> {
  let kept: Promise<{ shelf: Shelf; revision: string }> | null = null
  let checkedAt = 0

  async function refreshed(before: typeof kept): Promise<{ shelf: Shelf; revision: string }> {
    const previous = await before?.catch(() => null)
    const revision = await blogRevision(db)
    return previous?.revision === revision ? previous : { shelf: shelve(await listPosts(db)), revision }
  }

  return async () => {
    if (!kept || Date.now() - checkedAt >= FRESH_MS) {
      checkedAt = Date.now()
      kept = refreshed(kept)
      // A failed read is not kept: the next caller tries again.
      kept.catch(() => (checkedAt = 0))
    }
    return (await kept).shelf
  }
}

function keptHtml(): (markdown: string) => ArticleHtml {
  const memo = new Map<string, ArticleHtml>()
  return (markdown) => {
    const known = memo.get(markdown)
    if (known) return known
    if (memo.size >= MEMO_ARTICLES) memo.clear()
    const made = articleHtml(markdown)
    memo.set(markdown, made)
    return made
  }
}
