import type { ArticleFields } from '#contract/article-drafts.ts'
import type { Article } from '#content/articles.ts'
import { z } from 'zod'
import { Refusal } from '../platform/refusal.ts'
import { AUTHOR, ownFrontMatter } from './article-file.ts'
import { fromFile, postDetails, type ReadPost } from './blog.ts'
import type { BlogPostsTable } from './tables.ts'

/** What stays of an article however often it is written anew. */
export interface KeptOfArticle {
  author: string
  created_at: string
  corrections: { on: string; note: string }[]
}

const details = postDetails.extend(fromFile.shape)

export const emptyFields: ArticleFields = {
  title: '',
  title_en: '',
  short_description: '',
  summary_en: '',
  category: '',
  cover: null,
  content: '',
  content_en: '',
  tags: [],
  species: [],
  keywords: [],
  keywords_en: [],
  sources: [],
  urgent: false,
  ai_assisted: false,
  partly_unconfirmed: false,
}

/** An article as its editor is filled with it. */
export function fieldsOf({ title, category, short_description, content, tags, details: more }: Omit<BlogPostsTable, 'id'>): ArticleFields {
  const { title_en, summary_en, content_en, cover, species, keywords, keywords_en, sources, urgent, ai_assisted, partly_unconfirmed } = details.parse(
    JSON.parse(more),
  )
  return {
    title,
    category,
    cover,
    short_description,
    content,
    species,
    keywords,
    keywords_en,
    urgent,
    ai_assisted,
    partly_unconfirmed,
    // Those nobody wrote say the Romanian ones.
    title_en: title_en === null || title_en === title ? '' : title_en,
    summary_en: summary_en === null || summary_en === short_description ? '' : summary_en,
    content_en: content_en ?? '',
    tags: z.array(z.string()).parse(JSON.parse(tags)),
    sources: sources.map(({ supports, ...source }) => ({ ...source, supports: supports ?? '' })),
  }
}

export function keptOf(row: BlogPostsTable | null, now: Date): KeptOfArticle {
  if (row === null) return { author: AUTHOR, created_at: now.toISOString(), corrections: [] }
  return { author: row.author, created_at: row.created_at, corrections: fromFile.parse(JSON.parse(row.details)).corrections }
}

/** The article the fields make, held to the rules of a file of an operator. @throws Refusal article.incomplete */
export function articleOf(id: number, fields: ArticleFields, kept: KeptOfArticle, now: Date): Article {
  const { content, content_en, partly_unconfirmed, title_en, summary_en, sources, ...said } = fields
  const parsed = ownFrontMatter(now).safeParse({
    ...said,
    ...kept,
    id,
    title_en: title_en.trim() || undefined,
    summary_en: summary_en.trim() || undefined,
    sources: sources.map(({ supports, ...source }) => ({ ...source, supports: supports.trim() || null })),
    confidence: partly_unconfirmed ? 'mixt' : 'surse',
  })
  if (!parsed.success) throw new Refusal('article.incomplete', { field: String(parsed.error.issues[0]?.path[0] ?? 'content') })
  if (content.trim() === '') throw new Refusal('article.incomplete', { field: 'content' })
  return { ...parsed.data, slug: '', content: content.trim(), content_en: content_en.trim() || null }
}

/** What is typed, as a post that no vet has read; addresses of sources that lead nowhere are left out. */
export function postOf(fields: ArticleFields, { author, created_at, corrections }: KeptOfArticle, now: Date): ReadPost {
  const { title_en, summary_en, content_en, species: _, keywords: _asked, keywords_en: _english, sources, ...said } = fields
  return {
    ...said,
    id: 1,
    author,
    created_at,
    corrections,
    photo_data: null,
    photo_type: null,
    reviewed_by: null,
    title_en: title_en || null,
    summary_en: summary_en || null,
    content_en: content_en || null,
    sources: sources.filter(({ url }) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')),
    checked_on: now.toISOString().slice(0, 'YYYY-MM-DD'.length),
  }
}
