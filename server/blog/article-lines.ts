import type { ArticleLine, ArticlesPage, ArticlesQuery } from '#contract/article-desk.ts'
import { STAFF_PAGE_SIZE } from '#contract/limits.ts'
import { finder, foldForSearch } from '#contract/search.ts'
import type { Db } from '../platform/database/database.ts'
import { keptPost } from './article-file.ts'
import { draftState } from './article-drafts.ts'
import { withdrawnPosts } from './blog.ts'
import { draftLine } from './desk-article.ts'
import { bundledRows, findStanding, lineOf } from './standing-articles.ts'

/** Lines looked at in one go while searching: a batch holds nothing else up. */
const SEARCHED_AT_ONCE = 1_000
const NEWEST = 2_147_483_647

/** One page of the articles, the highest number first. */
export async function articlesPage(db: Db, { q = '', show, after }: ArticlesQuery): Promise<ArticlesPage> {
  const searching = q.trim() !== ''
  const isFound = finder(q.trim())
  const atOnce = searching ? SEARCHED_AT_ONCE : STAFF_PAGE_SIZE + 1
  const lines: ArticleLine[] = []
  let before = after === undefined ? NEWEST : Number(after)
  while (lines.length <= STAFF_PAGE_SIZE) {
    const batch = await linesBefore(db, show, before, atOnce)
    lines.push(...batch.filter(({ title, category }) => isFound(foldForSearch(`${title} ${category}`))))
    const last = batch.at(-1)
    if (batch.length < atOnce || !last) break
    before = last.id
  }
  const shown = lines.slice(0, STAFF_PAGE_SIZE)
  const last = lines.length > STAFF_PAGE_SIZE ? shown.at(-1) : undefined
  return { articles: await withDrafts(db, shown), next: last ? String(last.id) : null }
}

/** Articles of each shelf with a lower number, merged: one of a number is shown once, where visitors see it before where they do not. */
async function linesBefore(db: Db, show: ArticlesQuery['show'], before: number, limit: number): Promise<ArticleLine[]> {
  const wanted = (...shelves: ArticlesQuery['show'][]) => show === undefined || shelves.includes(show)
  const drafts = wanted('drafts') ? await draftsBefore(db, before, limit) : []
  const unpublished = wanted('unpublished') ? await unpublishedBefore(db, before, limit) : []
  const published = wanted('site', 'own') ? await publishedBefore(db, show, before, limit) : []
  const lines = new Map([...drafts, ...unpublished, ...published].map((line) => [line.id, line]))
  return [...lines.values()].sort((one, other) => other.id - one.id).slice(0, limit)
}

/** Drafts, as lines of the articles they are of where there is one. */
async function draftsBefore(db: Db, before: number, limit: number): Promise<ArticleLine[]> {
  const rows = await db.selectFrom('article_drafts').selectAll().where('post_id', '<', before).orderBy('post_id', 'desc').limit(limit).execute()
  return Promise.all(
    rows.map(async (draft) => {
      const standing = await findStanding(db, draft.post_id)
      return standing ? { ...lineOf(standing), draft: draftState(draft) } : draftLine(draft)
    }),
  )
}

/** Says of each line how far its draft has come. */
async function withDrafts(db: Db, lines: ArticleLine[]): Promise<ArticleLine[]> {
  if (lines.length === 0) return []
  const ids = lines.map(({ id }) => id)
  const rows = await db.selectFrom('article_drafts').select(['post_id', 'review_at', 'publish_at']).where('post_id', 'in', ids).execute()
  const states = new Map(rows.map((row) => [row.post_id, draftState(row)]))
  return lines.map((line) => ({ ...line, draft: states.get(line.id) ?? null }))
}

async function publishedBefore(db: Db, show: ArticlesQuery['show'], before: number, limit: number): Promise<ArticleLine[]> {
  let query = db.selectFrom('blog_posts').select(['id', 'title', 'category', 'created_at', 'file_hash']).where('id', '<', before)
  if (show !== undefined) query = query.where('file_hash', show === 'own' ? 'is' : 'is not', null)
  const rows = await query.orderBy('id', 'desc').limit(limit).execute()
  return rows.map(({ file_hash, ...row }) => ({ ...row, from: file_hash === null ? 'own' : 'site', state: 'published', draft: null }))
}

async function unpublishedBefore(db: Db, before: number, limit: number): Promise<ArticleLine[]> {
  const own = await db
    .selectFrom('withdrawn_articles')
    .select('post')
    .where('id', '<', before)
    .where('id', 'not in', db.selectFrom('blog_posts').select('id'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const withdrawn = (await withdrawnPosts(db)).filter((id) => id < before)
  return [
    ...own.map(({ post }) => lineOf({ state: 'unpublished', from: 'own', row: keptPost.parse(JSON.parse(post)) })),
    ...(withdrawn.length === 0 ? [] : bundledRows(withdrawn)).map((row) => lineOf({ state: 'unpublished', from: 'site', row })),
  ]
}
