import type { BlogArticle, BlogPage } from '#contract/blog.ts'
import { readingMinutes } from '#content/reading-time.ts'
import type { Db } from '../platform/database.ts'
import { articleHtml, type ArticleHtml } from './article-html.ts'
import { listPosts, readPost } from './blog.ts'
import { neighboursOf } from './neighbours.ts'
import { findPage, shelve, type BlogQuery, type Shelf } from './shelf.ts'

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
    page: async (query) => findPage(await shelf(), query),
    article: async (id) => {
      const post = await readPost(db, id)
      const { html: content_html, headings } = html(post.content)
      return { ...post, content_html, headings, reading_minutes: readingMinutes(post.content), ...neighboursOf(await shelf(), id) }
    },
  }
}

function keptShelf(db: Db): () => Promise<Shelf> {
  let kept: { shelf: Promise<Shelf>; at: number } | null = null
  return () => {
    if (kept && Date.now() - kept.at < FRESH_MS) return kept.shelf
    const shelf = listPosts(db).then(shelve)
    kept = { shelf, at: Date.now() }
    // A failed read is not kept: the next caller tries again.
    shelf.catch(() => (kept = null))
    return shelf
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
