import { articleFiles, parseArticles, type Article, type ArticleFile } from '#content/articles.ts'
import { blogChanged, numberOf, publishBundledArticles, rowOf, WITHDRAWN, withdrawnPosts } from './blog.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import type { BlogPostsTable } from './tables.ts'
import { articleFile, keptPost, ownFrontMatter } from './article-file.ts'
import { keepVersion, type VersionFacts } from './article-versions.ts'
import { findStanding, isBundled, refuseStale } from './standing-articles.ts'
import { recordAction, type Actor } from '../operators/audit.ts'

/** Every post with its title, and whether it came with the site or an operator wrote it. */
export async function allArticles(db: Db) {
  const rows = await db.selectFrom('blog_posts').select(['id', 'title', 'created_at', 'file_hash']).orderBy('id').execute()
  const posts = rows.map(({ file_hash, ...row }) => ({ ...row, from: file_hash === null ? 'operator' : 'the site' }))
  const own = (await db.selectFrom('withdrawn_articles').select(['id', 'post']).orderBy('id').execute()).map(({ id, post }) => ({
    id,
    title: keptPost.parse(JSON.parse(post)).title,
    from: 'operator, withdrawn',
  }))
  return [...posts, ...own, ...(await withdrawnPosts(db)).map((id) => ({ id, from: 'the site, withdrawn' }))]
}

/**
 * Publishes an article, or the new words of one; one with the number of a bundled article replaces that. The next start of the
 * site leaves it as it is.
 *
 * @throws Error naming the faults of the file
 */
export async function publishArticle(db: Db, by: Actor, file: ArticleFile, now = new Date()): Promise<number> {
  const [article] = parseArticles([file], ownFrontMatter(now))
  if (!article) throw new Error('the file holds no article')
  await db.transaction().execute((tx) => putArticle(tx, by, article, { writer: by.name, publisher: by.name, note: '' }, now))
  return article.id
}

/** Puts an article on the site, instead of what stood there, which is kept. */
export async function putArticle(tx: Db, by: Actor, article: Article, facts: VersionFacts, now: Date): Promise<void> {
  const { id } = article
  const before = (await findStanding(tx, id))?.row ?? null
  const values = { ...rowOf(article), file_hash: null }
  await tx
    .insertInto('blog_posts')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
  await tx.deleteFrom('withdrawn_articles').where('id', '=', id).execute()
  await setWithdrawn(tx, (numbers) => numbers.filter((number) => number !== id))
  await keepVersion(tx, { id, ...values }, before, facts, now)
  await blogChanged(tx)
  const details = { id, writer: facts.writer, note: facts.note }
  await recordAction(tx, by, 'articles.publish', { details, ...(before && { before: told(before) }), after: told(values) }, now)
}

/** What the record says of a text. */
function told({ title, content }: Pick<BlogPostsTable, 'title' | 'content'>) {
  return { title, content }
}

/** Which version of an article somebody decided about; without one, whatever stands there. */
interface Expecting {
  expected?: string
}

/**
 * Takes an article off the site; a bundled one does not come back with the next start, one of an operator's own keeps its text.
 *
 * @throws Refusal blog.post_not_found, operator.stale
 */
export async function unpublishArticle(db: Db, by: Actor, id: number, { reason, expected }: { reason: string } & Expecting, now = new Date()): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await refuseStale(tx, id, expected)
    await takeAway(tx, by, id, reason, now)
  })
}

/** The same in the caller's transaction. @throws Refusal blog.post_not_found */
export async function takeAway(tx: Db, by: Actor, id: number, reason: string, now: Date): Promise<void> {
  const post = await tx.deleteFrom('blog_posts').where('id', '=', id).returningAll().executeTakeFirst()
  if (!post) throw new Refusal('blog.post_not_found')
  if (post.file_hash === null) await keepText(tx, post, now)
  if (isBundled(id)) await setWithdrawn(tx, (numbers) => [...numbers, id])
  await blogChanged(tx)
  await recordAction(tx, by, 'articles.unpublish', { details: { id, reason }, before: told(post) }, now)
}

/**
 * Puts an article back: the bundled one of a number instead of an operator's own, whose text is kept, or else an
 * operator's own that was taken off the site.
 *
 * @throws Refusal blog.post_not_found when there is neither; operator.stale
 */
export async function restoreArticle(db: Db, by: Actor, id: number, { expected }: Expecting = {}, now = new Date()): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await refuseStale(tx, id, expected)
    if (isBundled(id)) {
      const own = await tx.deleteFrom('blog_posts').where('id', '=', id).where('file_hash', 'is', null).returningAll().executeTakeFirst()
      if (own) await keepText(tx, own, now)
      await setWithdrawn(tx, (numbers) => numbers.filter((one) => one !== id))
    } else await putBack(tx, id)
    await recordAction(tx, by, 'articles.restore', { details: { id } }, now)
  })
  await publishBundledArticles(db, articleFiles())
}

async function putBack(tx: Db, id: number): Promise<void> {
  const kept = await tx.deleteFrom('withdrawn_articles').where('id', '=', id).returning('post').executeTakeFirst()
  if (!kept) throw new Refusal('blog.post_not_found')
  await tx
    .insertInto('blog_posts')
    .values(keptPost.parse(JSON.parse(kept.post)))
    .execute()
  await blogChanged(tx)
}

async function keepText(tx: Db, post: BlogPostsTable, now: Date): Promise<void> {
  const values = { post: JSON.stringify(post), withdrawn_at: now.toISOString() }
  await tx
    .insertInto('withdrawn_articles')
    .values({ id: post.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

/**
 * An operator's own article as a file to publish it from: the one on the site, or else the one that was taken off it.
 *
 * @throws Refusal blog.post_not_found also for a bundled one, whose file is in content/articles
 */
export async function articleText(db: Db, id: number): Promise<string> {
  const there = await db.selectFrom('blog_posts').selectAll().where('id', '=', id).where('file_hash', 'is', null).executeTakeFirst()
  const kept = there ? undefined : await db.selectFrom('withdrawn_articles').select('post').where('id', '=', id).executeTakeFirst()
  const post = there ?? (kept && keptPost.parse(JSON.parse(kept.post)))
  if (!post) throw new Refusal('blog.post_not_found')
  return articleFile(post)
}

/** An article as a file, also one that came with the site. @throws Refusal blog.post_not_found */
export async function articleDownload(db: Db, id: number): Promise<ArticleFile> {
  const standing = await findStanding(db, id)
  const bundled = standing?.from === 'site' ? articleFiles().find((file) => numberOf(file) === id) : undefined
  return bundled ? { name: bundled.name, text: bundled.text } : { name: `${String(id).padStart(3, '0')}-articol.md`, text: await articleText(db, id) }
}

async function setWithdrawn(tx: Db, change: (numbers: number[]) => number[]): Promise<void> {
  const value = JSON.stringify(change(await withdrawnPosts(tx)))
  await tx
    .insertInto('site_values')
    .values({ name: WITHDRAWN, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
