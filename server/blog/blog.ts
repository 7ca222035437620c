import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Article } from '#content/articles.ts'
import { blogPost, type BlogPost } from '#contract/blog.ts'
import type { Db } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import type { BlogPostsTable } from '../platform/schema.ts'

const details = blogPost.pick({ title_en: true, summary_en: true, urgent: true, sources: true, checked_on: true, review: true, partly_unconfirmed: true })
const tags = z.array(z.string())
/** The site value that tells every process that the blog has changed. */
const REVISION = 'blog_revision'

/** Every post, newest first. */
export async function listPosts(db: Db): Promise<BlogPost[]> {
  const rows = await db.selectFrom('blog_posts').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(shown)
}

/** Changes with every change of a post; whoever writes one calls `blogChanged`. */
export async function blogRevision(db: Db): Promise<string> {
  const row = await db.selectFrom('site_values').select('value').where('name', '=', REVISION).executeTakeFirst()
  return row?.value ?? ''
}

async function blogChanged(tx: Db): Promise<void> {
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

/** Brings the bundled articles into the blog: new and changed files are written, posts whose file is gone are removed. */
export async function publishArticles(db: Db, articles: Article[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const kept = await tx.selectFrom('blog_posts').select(['id', 'file_hash']).where('file_hash', 'is not', null).execute()
    const hashes = new Map(kept.map(({ id, file_hash }) => [id, file_hash]))
    const changed = articles.map(rowOf).filter(({ id, file_hash }) => hashes.get(id) !== file_hash)
    for (const row of changed) {
      const { id: _, ...values } = row
      await tx
        .insertInto('blog_posts')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values).where('blog_posts.file_hash', 'is not', null))
        .execute()
    }
    const present = new Set(articles.map(({ id }) => id))
    const gone = [...hashes.keys()].filter((id) => !present.has(id))
    if (gone.length > 0) await tx.deleteFrom('blog_posts').where('id', 'in', gone).execute()
    if (changed.length + gone.length > 0) await blogChanged(tx)
  })
}

function rowOf(article: Article): BlogPostsTable {
  const { id, title, author, category, short_description, content, created_at } = article
  const { title_en, summary_en, urgent, sources, checked_on, review, confidence } = article
  const row = {
    id,
    title,
    author,
    category,
    short_description,
    content,
    created_at,
    tags: JSON.stringify(article.tags),
    details: JSON.stringify({ title_en, summary_en, urgent, sources, checked_on, review, partly_unconfirmed: confidence === 'mixt' }),
  }
  return { ...row, file_hash: createHash('sha256').update(JSON.stringify(row)).digest('base64url') }
}

function shown({ tags: tagList, details: detailText, file_hash: _, ...row }: BlogPostsTable): BlogPost {
  return { ...row, tags: tags.parse(JSON.parse(tagList)), ...details.parse(JSON.parse(detailText)), photo_data: null, photo_type: null }
}
