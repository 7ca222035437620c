import { articleFiles, parseArticles, type ArticleFile } from '#content/articles.ts'
import { blogChanged, publishArticles, rowOf, WITHDRAWN, withdrawnPosts } from '../blog/blog.ts'
import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { record } from './audit.ts'

/** Every post with its title, and whether it came with the site or an operator wrote it. */
export async function allArticles(db: Db) {
  const rows = await db.selectFrom('blog_posts').select(['id', 'title', 'created_at', 'file_hash']).orderBy('id').execute()
  const posts = rows.map(({ file_hash, ...row }) => ({ ...row, from: file_hash === null ? 'operator' : 'the site' }))
  return [...posts, ...(await withdrawnPosts(db)).map((id) => ({ id, from: 'the site, withdrawn' }))]
}

/**
 * Publishes an article, or the new words of one; a number of a bundled article takes its place. The next start of the
 * site leaves it as it is.
 *
 * @throws Error naming the faults of the file
 */
export async function publishArticle(db: Db, file: ArticleFile, now = new Date()): Promise<number> {
  const [article] = parseArticles([file])
  if (!article) throw new Error('the file holds no article')
  const values = { ...rowOf(article), file_hash: null }
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('blog_posts')
      .values({ id: article.id, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
    await setWithdrawn(tx, (numbers) => numbers.filter((id) => id !== article.id))
    await blogChanged(tx)
    await record(tx, 'articles.publish', null, { id: article.id }, now)
  })
  return article.id
}

/** Takes an article off the site; a bundled one does not come back with the next start. @throws Refusal blog.post_not_found */
export async function unpublishArticle(db: Db, id: number, reason: string, now = new Date()): Promise<void> {
  await db.transaction().execute((tx) => takeAway(tx, id, reason, now))
}

/** The same in the caller's transaction. @throws Refusal blog.post_not_found */
export async function takeAway(tx: Db, id: number, reason: string, now: Date): Promise<void> {
  const { numDeletedRows } = await tx.deleteFrom('blog_posts').where('id', '=', id).executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Refusal('blog.post_not_found')
  if (isBundled(id)) await setWithdrawn(tx, (numbers) => [...numbers, id])
  await blogChanged(tx)
  await record(tx, 'articles.unpublish', null, { id, reason }, now)
}

/** Puts the bundled article of a number back in the place of an operator's own, or of none. @throws Refusal blog.post_not_found when there is no such file */
export async function restoreArticle(db: Db, id: number, now = new Date()): Promise<void> {
  if (!isBundled(id)) throw new Refusal('blog.post_not_found')
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('blog_posts').where('id', '=', id).where('file_hash', 'is', null).execute()
    await setWithdrawn(tx, (numbers) => numbers.filter((one) => one !== id))
    await record(tx, 'articles.restore', null, { id }, now)
  })
  await publishArticles(db, articleFiles())
}

function isBundled(id: number): boolean {
  return articleFiles().some(({ name }) => Number.parseInt(name, 10) === id)
}

async function setWithdrawn(tx: Db, change: (numbers: number[]) => number[]): Promise<void> {
  const value = JSON.stringify(change(await withdrawnPosts(tx)))
  await tx
    .insertInto('site_values')
    .values({ name: WITHDRAWN, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
