import { createHash } from 'node:crypto'
import { z } from 'zod'
import { parseArticles, type Article, type ArticleFile } from '#content/articles.ts'
import { blogPost, type BlogPost } from '#contract/blog.ts'
import type { Db } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import type { BlogPostsTable } from '../platform/schema.ts'

const details = blogPost.pick({ title_en: true, summary_en: true, urgent: true, sources: true, checked_on: true, review: true, partly_unconfirmed: true })
const tags = z.array(z.string())
/** What a post is found by besides its words; only files carry it. */
const keywords = z.object({ keywords: tags.default([]), keywords_en: tags.default([]) })
/** Another word here has every file read again: what is kept of one has changed. */
const KEPT_AS = 'with keywords'
/** The site value that tells every process that the blog has changed. */
const REVISION = 'blog_revision'
/** The site value that holds the numbers of `withdrawnPosts`. */
export const WITHDRAWN = 'withdrawn_posts'

/** Every post, newest first. */
export async function listPosts(db: Db): Promise<BlogPost[]> {
  const rows = await db.selectFrom('blog_posts').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(shown)
}

/** Every post as Bobita reads it. */
export async function listArticles(db: Db): Promise<(BlogPost & z.infer<typeof keywords>)[]> {
  const rows = await db.selectFrom('blog_posts').selectAll().orderBy('id').execute()
  return rows.map((row) => ({ ...shown(row), ...keywords.parse(JSON.parse(row.details)) }))
}

/** Changes with every change of a post; whoever writes one calls `blogChanged`. */
export async function blogRevision(db: Db): Promise<string> {
  const row = await db.selectFrom('site_values').select('value').where('name', '=', REVISION).executeTakeFirst()
  return row?.value ?? ''
}

/** Tells every process that a post was written or removed, in the transaction that does it. */
export async function blogChanged(tx: Db): Promise<void> {
  const value = newId()
  await tx
    .insertInto('site_values')
    .values({ name: REVISION, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** @throws Refusal blog.post_not_found */
export async function readPost(db: Db, id: number): Promise<BlogPost> {
  const row = await db.selectFrom('blog_posts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('blog.post_not_found')
  return shown(row)
}

/**
 * Brings the bundled articles into the blog: new and changed files are read and written, posts whose file is gone are
 * removed. A post an operator wrote keeps its number, and one an operator took away stays away.
 *
 * @throws Error naming the faults of the files
 */
export async function publishArticles(db: Db, bundled: readonly ArticleFile[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const others = await notBundled(tx)
    const files = bundled.filter((file) => !others.has(numberOf(file)))
    const kept = await tx.selectFrom('blog_posts').select(['id', 'file_hash']).where('file_hash', 'is not', null).execute()
    const before = new Map(kept.map(({ id, file_hash }) => [id, file_hash]))
    const now = new Map(files.map((file) => [numberOf(file), hashOf(file)]))
    // Reading one takes a millisecond or two, which a start that changes nothing is spared.
    const changed = files.filter((file) => before.get(numberOf(file)) !== now.get(numberOf(file)))
    for (const article of parseArticles(changed)) {
      const values = { ...rowOf(article), file_hash: now.get(article.id) ?? null }
      await tx
        .insertInto('blog_posts')
        .values({ id: article.id, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values).where('blog_posts.file_hash', 'is not', null))
        .execute()
    }
    const gone = [...before.keys()].filter((id) => !now.has(id))
    if (gone.length > 0) await tx.deleteFrom('blog_posts').where('id', 'in', gone).execute()
    if (changed.length + gone.length > 0) await blogChanged(tx)
  })
}

/** Numbers the bundled articles leave alone: operators' own posts, and those operators took away. */
async function notBundled(tx: Db): Promise<Set<number>> {
  const own = await tx.selectFrom('blog_posts').select('id').where('file_hash', 'is', null).execute()
  return new Set([...own.map(({ id }) => id), ...(await withdrawnPosts(tx))])
}

/** Numbers of the bundled articles an operator took away. */
export async function withdrawnPosts(db: Db): Promise<number[]> {
  const row = await db.selectFrom('site_values').select('value').where('name', '=', WITHDRAWN).executeTakeFirst()
  return row ? z.array(z.int()).parse(JSON.parse(row.value)) : []
}

/** NNN of NNN-slug.md, which parseArticles holds every article to. */
function numberOf({ name }: ArticleFile): number {
  return Number.parseInt(name, 10)
}

function hashOf({ text }: ArticleFile): string {
  return createHash('sha256').update(KEPT_AS).update(text).digest('base64url')
}

/** What is kept of an article. */
export function rowOf(article: Article): Omit<BlogPostsTable, 'id' | 'file_hash'> {
  const { title, author, category, short_description, content, created_at } = article
  const { title_en, summary_en, urgent, sources, checked_on, review, confidence, keywords, keywords_en } = article
  return {
    title,
    author,
    category,
    short_description,
    content,
    created_at,
    tags: JSON.stringify(article.tags),
    details: JSON.stringify({ title_en, summary_en, urgent, sources, checked_on, review, partly_unconfirmed: confidence === 'mixt', keywords, keywords_en }),
  }
}

function shown({ tags: tagList, details: detailText, file_hash: _, ...row }: BlogPostsTable): BlogPost {
  return { ...row, tags: tags.parse(JSON.parse(tagList)), ...details.parse(JSON.parse(detailText)), photo_data: null, photo_type: null }
}
