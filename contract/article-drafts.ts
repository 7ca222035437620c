import { z } from 'zod'
import { articlePreview, deskArticleId } from './article-desk.ts'
import { instant, storable } from './common.ts'
import { ARTICLE_CHARACTERS, ARTICLE_FILE_CHARACTERS, ARTICLE_LINE_CHARACTERS, ARTICLE_SOURCES, ARTICLE_SUMMARY_CHARACTERS, ARTICLE_WORDS } from './limits.ts'

/** A text that may be empty while it is written. */
const draftText = (max: number) =>
  z
    .string()
    .max(max)
    .refine(storable, { params: { rule: 'unstorable' } })
const line = draftText(ARTICLE_LINE_CHARACTERS)
const words = z.array(line).max(ARTICLE_WORDS)

/** What an editor types; any of it may be missing until it is to be read by somebody else. Nothing else of an article can be named. */
export const articleFields = z
  .strictObject({
    title: line,
    title_en: line,
    short_description: draftText(ARTICLE_SUMMARY_CHARACTERS),
    summary_en: draftText(ARTICLE_SUMMARY_CHARACTERS),
    category: line,
    /** The number of a drawing of content/pictures; null for the one it would have anyway. Drafts of before there was a choice say nothing of it. */
    cover: z.int().positive().max(9_999).nullable().default(null),
    /** Markdown. */
    content: draftText(ARTICLE_CHARACTERS),
    /** The same in English, section by section; '' where nobody has translated it. */
    content_en: draftText(ARTICLE_CHARACTERS),
    tags: words,
    species: words,
    /** Questions it answers, as people ask them: Bobita finds it by them. */
    keywords: words,
    keywords_en: words,
    sources: z.array(z.strictObject({ title: line, url: line, supports: draftText(ARTICLE_SUMMARY_CHARACTERS) })).max(ARTICLE_SOURCES),
    urgent: z.boolean(),
    ai_assisted: z.boolean(),
    partly_unconfirmed: z.boolean(),
  })
  .meta({ id: 'ArticleFields' })
export type ArticleFields = z.infer<typeof articleFields>

const draftVersion = z.string().max(64)

/** What somebody is writing. A form sends back the version it was filled from, and is refused when another stands there. */
export const articleDraft = z
  .object({
    version: draftVersion,
    fields: articleFields,
    state: z.enum(['draft', 'review', 'scheduled']),
    writer: z.string(),
    updated_at: instant,
    publish_at: instant.nullable(),
    note: z.string(),
    approver: z.string().nullable(),
    /** Whether whoever asks may publish it: not who wrote it, unless there is nobody else. */
    may_publish: z.boolean(),
  })
  .meta({ id: 'ArticleDraft' })
export type ArticleDraft = z.infer<typeof articleDraft>

/** What is offered to whoever writes: the categories of the blog, and urgent cards with the page that each rests on. */
export const writingChoices = z
  .object({ categories: z.array(z.string()), cards: z.array(z.object({ title: z.string(), url: z.string() })) })
  .meta({ id: 'ArticleChoices' })

/** What the editor is filled with: the draft, or without one what the article says. `standing` tells whether there is such an article already. */
export const draftShown = z
  .object({ draft: articleDraft.nullable(), fields: articleFields, standing: z.boolean(), choices: writingChoices })
  .meta({ id: 'ArticleDraftShown' })
export type DraftShown = z.infer<typeof draftShown>

export const newDraftForm = z.strictObject({ fields: articleFields }).meta({ id: 'NewArticleDraft' })
/** `expected` is null for who begins a draft. */
export const draftForm = z.strictObject({ expected: draftVersion.nullable(), fields: articleFields }).meta({ id: 'ArticleDraftForm' })
export type DraftForm = z.infer<typeof draftForm>
export const draftKept = z.object({ id: deskArticleId, version: draftVersion }).meta({ id: 'ArticleDraftKept' })
export type DraftKept = z.infer<typeof draftKept>

export const draftExpected = z.strictObject({ expected: draftVersion }).meta({ id: 'ArticleDraftExpected' })
/** `at` in the future is when it is published; null is now. `note` tells readers what was corrected; '' for none. */
export const publishForm = z.strictObject({ expected: draftVersion, at: instant.nullable(), note: line }).meta({ id: 'ArticlePublishing' })
export type PublishForm = z.infer<typeof publishForm>

export const draftPreview = z.object({ preview: articlePreview }).meta({ id: 'ArticleDraftPreview' })

/** A text an article was published with. */
export const articleVersion = z
  .object({ id: z.string(), published_at: instant, writer: z.string(), publisher: z.string(), note: z.string(), fields: articleFields })
  .meta({ id: 'ArticleVersion' })
export type ArticleVersion = z.infer<typeof articleVersion>
export const articleVersions = z.array(articleVersion.omit({ fields: true })).meta({ id: 'ArticleVersions' })
export type ArticleVersions = z.infer<typeof articleVersions>

/** A Markdown file as content/articles holds them, named NNN-slug.md. */
export const articleFileForm = z.strictObject({ name: line, text: draftText(ARTICLE_FILE_CHARACTERS) }).meta({ id: 'ArticleFile' })
export type ArticleFileForm = z.infer<typeof articleFileForm>
/** The article whose draft the file has become, or what is wrong with the file. */
export const articleImported = z.object({ id: deskArticleId.nullable(), faults: z.array(z.string()) }).meta({ id: 'ArticleImported' })
export type ArticleImported = z.infer<typeof articleImported>
