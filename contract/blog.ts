import { z } from 'zod'
import { instant } from './common.ts'
import { SEARCH_CHARACTERS } from './limits.ts'

/** A post of the blog (S-337). `photo_data` is base64 of `photo_type`; null while a post has no photo. */
export const blogPost = z
  .object({
    id: z.int().positive(),
    title: z.string(),
    author: z.string(),
    short_description: z.string(),
    /** Markdown. */
    content: z.string(),
    category: z.string(),
    tags: z.array(z.string()),
    created_at: instant,
    photo_data: z.string().nullable(),
    photo_type: z.string().nullable(),
    /** The number of the drawing an editor has chosen; null for the one of its number or category. */
    cover: z.int().positive().nullable(),
    /** English readers get a title and a summary; the text itself is Romanian. */
    title_en: z.string().nullable(),
    summary_en: z.string().nullable(),
    /** True for what cannot wait: the article opens with whom to call. */
    urgent: z.boolean(),
    /** Pages that support a sentence of the text, which `supports` quotes; null for an operator's own that names none. */
    sources: z.array(z.object({ title: z.string(), url: z.string(), supports: z.string().nullable() })),
    /** The day (YYYY-MM-DD) the team last read the text again. */
    checked_on: z.string().nullable(),
    /** True for a text written with the help of an AI model. */
    ai_assisted: z.boolean(),
    /** The vet who has reviewed these very words; null until an operator has noted one. */
    reviewed_by: z.object({ name: z.string(), register_number: z.string(), on: z.string() }).nullable(),
    /** True when parts rest on general knowledge that nobody confirmed yet. */
    partly_unconfirmed: z.boolean(),
  })
  .meta({ id: 'BlogPost' })
export type BlogPost = z.infer<typeof blogPost>

/** A post as its card shows it: everything but the text and where it comes from. */
export const blogSummary = blogPost
  .omit({ content: true, sources: true, checked_on: true, ai_assisted: true, reviewed_by: true, partly_unconfirmed: true })
  .extend({ reading_minutes: z.int().positive() })
  .meta({ id: 'BlogSummary' })
export type BlogSummary = z.infer<typeof blogSummary>

const search = z.string().max(SEARCH_CHARACTERS).default('')
/** What the list is asked for; `page` is counted from 1. */
export const blogQuery = z.object({ q: search, category: search, page: z.coerce.number<number | undefined>().int().min(1).catch(1) })

/** One page of the list (docs/decisions/0007). */
export const blogPage = z
  .object({
    data: z.array(blogSummary),
    /** How many posts match the search. */
    total: z.int().nonnegative(),
    /** Every category with a post, whatever the search, in the order of the filter. */
    categories: z.array(z.string()),
  })
  .meta({ id: 'BlogPage' })
export type BlogPage = z.infer<typeof blogPage>

const neighbour = blogPost.pick({ id: true, title: true, title_en: true })

const headings = z.array(z.object({ anchor: z.string(), text: z.string() }))

/** One post with what its page needs around it. */
export const blogArticle = blogPost
  .extend({
    /** The content as HTML made by the server: no element, attribute or address of it was written by the author directly. */
    content_html: z.string(),
    /** The headings of the second level, with the ids they carry in `content_html`. */
    headings,
    /** The same text in English, where somebody has translated it. */
    english: z.object({ content_html: z.string(), headings }).nullable(),
    /** One sentence on who wrote, read and reviewed the text. */
    provenance: z.object({ ro: z.string(), en: z.string() }),
    /** The tags in English; one that has no English stays as it is. */
    tags_en: z.array(z.string()),
    reading_minutes: z.int().positive(),
    /** Up to 3 posts on the same matter. */
    related: z.array(blogSummary),
    /** The next older post. */
    previous: neighbour.nullable(),
    /** The next newer post. */
    next: neighbour.nullable(),
  })
  .meta({ id: 'BlogArticle' })
export type BlogArticle = z.infer<typeof blogArticle>
