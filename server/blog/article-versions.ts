import type { ArticleVersion, ArticleVersions } from '#contract/article-drafts.ts'
import { STAFF_PAGE_SIZE } from '#contract/limits.ts'
import type { Db } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { keptPost } from './article-file.ts'
import { fieldsOf } from './article-fields.ts'
import type { ArticleVersionsTable, BlogPostsTable } from './tables.ts'

/** Who wrote a text, who let it onto the site, and what it corrects. */
export type VersionFacts = Pick<ArticleVersionsTable, 'writer' | 'publisher' | 'note'>

/** Keeps the text an article is published with; `before` is the one it replaces, kept too when nothing was kept of the article yet. */
export async function keepVersion(tx: Db, row: BlogPostsTable, before: BlogPostsTable | null, facts: VersionFacts, now: Date): Promise<void> {
  const known = await tx.selectFrom('article_versions').select('id').where('post_id', '=', row.id).limit(1).executeTakeFirst()
  const first = before !== null && !known ? [versionRow(before, { writer: before.author, publisher: before.author, note: '' }, before.created_at)] : []
  await tx
    .insertInto('article_versions')
    .values([...first, versionRow(row, facts, now.toISOString())])
    .execute()
}

function versionRow(post: BlogPostsTable, facts: VersionFacts, published_at: string): ArticleVersionsTable {
  return { id: newId(), post_id: post.id, post: JSON.stringify(post), ...facts, published_at }
}

/** The texts an article was published with, the latest first. */
export function versionsOf(db: Db, id: number): Promise<ArticleVersions> {
  return db
    .selectFrom('article_versions')
    .select(['id', 'published_at', 'writer', 'publisher', 'note'])
    .where('post_id', '=', id)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(STAFF_PAGE_SIZE)
    .execute()
}

/** @throws Refusal blog.post_not_found */
export async function readVersion(db: Db, id: string): Promise<ArticleVersion> {
  const row = await db.selectFrom('article_versions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('blog.post_not_found')
  const { post, post_id: _, ...version } = row
  return { ...version, fields: fieldsOf(keptPost.parse(JSON.parse(post))) }
}
