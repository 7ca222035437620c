import { createHash } from 'node:crypto'
import { articleFiles, parseArticles } from '#content/articles.ts'
import { readingMinutes } from '#content/reading-time.ts'
import type { ArticleLine, ArticlePreview } from '#contract/article-desk.ts'
import { provenanceOf } from '#texts/legal/provenance.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { keptPost } from './article-file.ts'
import { articleHtml } from './article-html.ts'
import { numberOf, rowOf, withdrawnPosts, type ReadPost } from './blog.ts'
import type { BlogPostsTable } from './tables.ts'

/** Where an article stands: on the site or off it, with what it says. */
export interface StandingArticle extends Pick<ArticleLine, 'from' | 'state'> {
  row: BlogPostsTable
}

/** The article of a number, on the site or off it; null when there is none. */
export async function findStanding(db: Db, id: number): Promise<StandingArticle | null> {
  const there = await db.selectFrom('blog_posts').selectAll().where('id', '=', id).executeTakeFirst()
  if (there) return { state: 'published', from: there.file_hash === null ? 'own' : 'site', row: there }
  const [bundled] = (await withdrawnPosts(db)).includes(id) ? bundledRows([id]) : []
  if (bundled) return { state: 'unpublished', from: 'site', row: bundled }
  const kept = await db.selectFrom('withdrawn_articles').select('post').where('id', '=', id).executeTakeFirst()
  return kept ? { state: 'unpublished', from: 'own', row: keptPost.parse(JSON.parse(kept.post)) } : null
}

async function standingArticle(db: Db, id: number): Promise<StandingArticle> {
  const standing = await findStanding(db, id)
  if (!standing) throw new Refusal('blog.post_not_found')
  return standing
}

/** Articles that come with the site, as they are kept when they are on it. */
export function bundledRows(ids: readonly number[]): BlogPostsTable[] {
  const files = articleFiles().filter((file) => ids.includes(numberOf(file)))
  return parseArticles(files).map((article) => ({ id: article.id, ...rowOf(article), file_hash: '' }))
}

/** Whether an article of this number comes with the site. */
export function isBundled(id: number): boolean {
  return articleFiles().some((file) => numberOf(file) === id)
}

/** Changes with every word of an article, and with where it stands. */
export function versionOf({ state, row }: StandingArticle): string {
  return createHash('sha256')
    .update(`${state} ${JSON.stringify(row)}`)
    .digest('base64url')
}

/** @throws Refusal operator.stale with the article as it is now; blog.post_not_found */
export async function refuseStale(tx: Db, id: number, expected: string | undefined): Promise<void> {
  if (expected === undefined) return
  const standing = await standingArticle(tx, id)
  if (versionOf(standing) !== expected) throw new Refusal('operator.stale', { present: { ...lineOf(standing), version: versionOf(standing) } })
}

export function lineOf({ from, state, row: { id, title, category, created_at } }: StandingArticle): ArticleLine {
  return { id, title, category, from, state, created_at, draft: null }
}

/** A post as its page shows it, by the function that makes the pages. */
export function previewOf(post: ReadPost): ArticlePreview {
  const provenance = { ro: provenanceOf(post, 'ro'), en: provenanceOf(post, 'en') }
  return { ...post, content_html: articleHtml(post.content).content_html, provenance, reading_minutes: readingMinutes(post.content) }
}
