import { z } from 'zod'
import { blogArticle } from './blog.ts'
import { instant, typedText } from './common.ts'
import { DECISION_CHARACTERS, SEARCH_CHARACTERS, STAFF_PAGE_SIZE } from './limits.ts'

/** The number of an article. */
export const deskArticleId = z.int().positive().max(2_147_483_647)

/** What an article says of itself now. A form sends back the one it was filled from, and is refused when another stands there. */
const version = z.string().max(64)

/** A line of the list: articles that came with the site, operators' own, on the site and off it. */
export const articleLine = z
  .object({
    id: deskArticleId,
    /** '' for a draft without one. */
    title: z.string(),
    category: z.string(),
    /** `own` was written by an operator. */
    from: z.enum(['site', 'own']),
    /** `new` was never on the site. */
    state: z.enum(['published', 'unpublished', 'new']),
    created_at: instant,
    /** How far what somebody is writing of it has come; null when nobody is. */
    draft: z.enum(['draft', 'review', 'scheduled']).nullable(),
  })
  .meta({ id: 'ArticleLine' })
export type ArticleLine = z.infer<typeof articleLine>

/** `after` is the `next` of the page before. `q` looks at title and category, whatever the case and the diacritics. */
export const articlesQuery = z.object({
  q: z.string().max(SEARCH_CHARACTERS).optional(),
  show: z.enum(['drafts', 'site', 'own', 'unpublished']).optional(),
  after: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .optional(),
})
export type ArticlesQuery = z.infer<typeof articlesQuery>

/** The highest number first, which is the newest; `next` is null on the last page. */
export const articlesPage = z.object({ articles: z.array(articleLine).max(STAFF_PAGE_SIZE), next: z.string().nullable() }).meta({ id: 'ArticlesPage' })
export type ArticlesPage = z.infer<typeof articlesPage>

/** An article as its page shows it: the HTML is made by the server from Markdown, by the same function as for visitors. */
export const articlePreview = blogArticle
  .pick({
    title: true,
    title_en: true,
    summary_en: true,
    author: true,
    category: true,
    cover: true,
    short_description: true,
    tags: true,
    urgent: true,
    sources: true,
    partly_unconfirmed: true,
    created_at: true,
    content_html: true,
    provenance: true,
    reading_minutes: true,
  })
  .meta({ id: 'ArticlePreview' })
export type ArticlePreview = z.infer<typeof articlePreview>

/** One article; `bundled` tells whether one of its number came with the site, which can replace an operator's own again. */
export const deskArticle = articleLine.extend({ version, bundled: z.boolean(), preview: articlePreview }).meta({ id: 'DeskArticle' })
export type DeskArticle = z.infer<typeof deskArticle>

/** Why an article is taken off: kept in the record of actions, so it names nobody. */
export const unpublishForm = z.strictObject({ expected: version, reason: typedText(DECISION_CHARACTERS) }).meta({ id: 'ArticleUnpublishing' })
export type UnpublishForm = z.infer<typeof unpublishForm>
export const restoreForm = z.strictObject({ expected: version }).meta({ id: 'ArticleRestoring' })
export type RestoreForm = z.infer<typeof restoreForm>
