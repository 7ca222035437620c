import { createHash } from 'node:crypto'
import { z } from 'zod'
import { parseArticles, type Article, type ArticleFile } from '#content/articles.ts'
import { blogPost, type BlogPost } from '#contract/blog.ts'
import type { Db } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import type { BlogPostsTable } from './tables.ts'

/** What is kept of a post beside its columns. An operator's own may be older than some of it. */
export const postDetails = blogPost.pick({ title_en: true, summary_en: true, urgent: true, checked_on: true, partly_unconfirmed: true }).extend({
  sources: z.array(blogPost.shape.sources.element.extend({ supports: z.string().nullable().default(null) })),
  ai_assisted: z.boolean().default(false),
  cover: blogPost.shape.cover.default(null),
})
const tags = z.array(z.string())
/** What was corrected after a post was published, and on which day. */
export const corrections = z.array(z.object({ on: z.iso.date(), note: z.string() }))
/** What a post is found by besides its words, whom it is about, its body in English and its corrections; no list needs them. */
export const fromFile = z.object({
  keywords: tags.default([]),
  keywords_en: tags.default([]),
  species: tags.default([]),
  content_en: z.string().nullable().default(null),
  corrections: corrections.default([]),
})
type FromFile = z.infer<typeof fromFile>
/** Another word here has every file read again: what is kept of one has changed. */
const KEPT_AS = 'with its species'
/** The site value that tells every process that the blog has changed. */
const REVISION = 'blog_revision'
/** The site value that holds the numbers of `withdrawnPosts`. */
export const WITHDRAWN = 'withdrawn_posts'

/** Every post, newest first. */
export async function listPosts(db: Db): Promise<BlogPost[]> {
  const rows = await withReviews(db).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(toPost)
}

/** Rows of posts with the vet's review of each, if any. */
function withReviews(db: Db) {
  return db
    .selectFrom('blog_posts')
    .leftJoin('article_reviews', 'article_reviews.post_id', 'blog_posts.id')
    .selectAll('blog_posts')
    .select(['article_reviews.name', 'article_reviews.register_number', 'article_reviews.reviewed_on', 'article_reviews.words_hash'])
}

/** Every post as Bobita reads it. */
export async function listArticles(db: Db): Promise<(BlogPost & FromFile)[]> {
  const rows = await withReviews(db).orderBy('id').execute()
  return rows.map((row) => ({ ...toPost(row), ...fromFile.parse(JSON.parse(row.details)) }))
}

/** Changes with every change of a post; whoever writes one calls `blogChanged`. */
export async function blogRevision(db: Db): Promise<string> {
  const row = await db.selectFrom('site_values').select('value').where('name', '=', REVISION).executeTakeFirst()
  return row?.value ?? ''
}

/**
 * Tells every process that a post was written or removed, in the transaction that does it. Two read it, each some seconds
 * later: the list and the search of the blog (reader.ts) and Bobita's knowledge (server/knowledge/live.ts), which outdates
 * the cached pages too.
 */
export async function blogChanged(tx: Db): Promise<void> {
  const value = newId()
  await tx
    .insertInto('site_values')
    .values({ name: REVISION, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** @throws Refusal blog.post_not_found */
export async function readPost(db: Db, id: number): Promise<ReadPost> {
  const row = await withReviews(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('blog.post_not_found')
  return withRest(row, toPost(row))
}

/** A post with what its page shows besides. */
export type ReadPost = BlogPost & Pick<FromFile, 'content_en' | 'corrections'>

function withRest({ details }: Pick<BlogPostsTable, 'details'>, post: BlogPost): ReadPost {
  const { content_en, corrections } = fromFile.parse(JSON.parse(details))
  return { ...post, content_en, corrections }
}

/**
 * Brings the bundled articles into the blog: new and changed files are read and written, posts whose file is gone are
 * removed. A post an operator wrote keeps its number, and one an operator took away stays away.
 *
 * @throws Error naming the faults of the files
 */
export async function publishBundledArticles(db: Db, bundled: readonly ArticleFile[]): Promise<void> {
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
export function numberOf({ name }: ArticleFile): number {
  return Number.parseInt(name, 10)
}

function hashOf({ text, english = '' }: ArticleFile): string {
  return createHash('sha256').update(KEPT_AS).update(text).update(english).digest('base64url')
}

/** What a review is of: another word, and the review is of another text. */
export function wordsHash(post: Pick<ReadPost, 'title' | 'short_description' | 'content' | 'title_en' | 'summary_en' | 'content_en'>): string {
  const words = [post.title, post.short_description, post.content, post.title_en, post.summary_en, post.content_en]
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url')
}

/** What is kept of an article. */
export function rowOf(article: Article): Omit<BlogPostsTable, 'id' | 'file_hash'> {
  const { title, author, category, short_description, content, created_at } = article
  const {
    title_en,
    summary_en,
    urgent,
    sources,
    checked_on,
    ai_assisted,
    confidence,
    keywords,
    keywords_en,
    species,
    content_en,
    corrections = [],
    cover = null,
  } = article
  return {
    title,
    author,
    category,
    short_description,
    content,
    created_at,
    tags: JSON.stringify(article.tags),
    details: JSON.stringify({
      title_en,
      summary_en,
      urgent,
      sources,
      checked_on,
      ai_assisted,
      keywords,
      keywords_en,
      species,
      corrections,
      cover,
      partly_unconfirmed: confidence === 'mixt',
      content_en,
    }),
  }
}

type ReviewedRow = BlogPostsTable & { [column in 'name' | 'register_number' | 'reviewed_on' | 'words_hash']: string | null }

/** A post no vet has reviewed, such as one that is not on the site. */
export function unreviewed(row: BlogPostsTable): ReadPost {
  return withRest(row, toPost({ ...row, name: null, register_number: null, reviewed_on: null, words_hash: null }))
}

function toPost({ tags: tagList, details, file_hash: _, name, register_number, reviewed_on, words_hash, ...row }: ReviewedRow): BlogPost {
  const more: unknown = JSON.parse(details)
  const rest = postDetails.parse(more)
  const isReviewed = words_hash !== null && words_hash === wordsHash({ ...row, ...rest, ...fromFile.parse(more) })
  return {
    ...row,
    tags: tags.parse(JSON.parse(tagList)),
    ...rest,
    reviewed_by: isReviewed ? { name: name ?? '', register_number: register_number ?? '', on: reviewed_on ?? '' } : null,
    photo_data: null,
    photo_type: null,
  }
}
