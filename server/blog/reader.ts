import type { BlogArticle, BlogPage } from '#contract/blog.ts'
import { readTagNames } from '#content/articles.ts'
import { readingMinutes } from '#content/reading-time.ts'
import { provenanceOf } from '#texts/legal/provenance.ts'
import type { Db } from '../platform/database/database.ts'
import { keptByRevision } from '../platform/kept-by-revision.ts'
import { createLru } from '../platform/lru.ts'
import { articleHtml, type ArticleHtml } from './article-html.ts'
import { blogRevision, listPosts, readPost } from './blog.ts'
import { neighboursOf } from './neighbours.ts'
import { shelve, type ShelfQuery } from './shelf.ts'

/** Articles that stay rendered. */
const MEMO_ARTICLES = 1_000

/** The blog as people read it: searched, rendered, with its neighbours. */
export interface BlogReader {
  page(query: ShelfQuery): Promise<BlogPage>
  /** @throws Refusal blog.post_not_found */
  article(id: number): Promise<BlogArticle>
}

/** Keeps the posts folded for the search and every article's HTML made once. @param reading where lists are read from */
export function createBlogReader(db: Db, reading: Db): BlogReader {
  const shelf = keptByRevision({ revision: () => blogRevision(reading), build: async () => shelve(await listPosts(reading)) })
  const html = keptHtml()
  const tagNames = readTagNames()
  return {
    page: async (query) => (await shelf()).page(query),
    article: async (id) => {
      const { content_en, corrections, ...post } = await readPost(db, id)
      const romanian = html(post.content)
      const english = content_en === null ? null : html(content_en, romanian.headings)
      const tags_en = post.tags.map((tag) => tagNames[tag] ?? tag)
      const history = { ...post, corrections }
      const provenance = { ro: provenanceOf(history, 'ro'), en: provenanceOf(history, 'en') }
      return { ...post, ...romanian, english, tags_en, provenance, reading_minutes: readingMinutes(post.content), ...neighboursOf(await shelf(), id) }
    },
  }
}

function keptHtml(): (markdown: string, like?: ArticleHtml['headings']) => ArticleHtml {
  const memo = createLru<string, ArticleHtml>({ entries: MEMO_ARTICLES })
  return (markdown, like = []) => {
    const known = memo.get(markdown)
    if (known) return known
    const made = articleHtml(
      markdown,
      like.map(({ anchor }) => anchor),
    )
    memo.set(markdown, made)
    return made
  }
}
