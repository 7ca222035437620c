import { readingMinutes } from '#content/reading-time.ts'
import type { Language } from '#texts/language.ts'
import type { BlogArticle, BlogPost, BlogSummary } from '#contract/blog.ts'
import { listField, textField } from './record-fields.ts'

/** A post ready for its page; without `content_html` the page shows the plain paragraphs of `content`. */
export type ShownArticle = Omit<BlogArticle, 'content_html' | 'english' | 'provenance'> & {
  content_html: string | null
  /** How the text was written, in the reader's language; null where the server does not tell. */
  provenance: string | null
  /** The language of `content_html` and `headings`. */
  text_language: Language
}

/** A post with what S-337 names; what our own server adds may be absent. */
export type PlainPost = Pick<BlogPost, 'id' | 'title' | 'author' | 'short_description' | 'content' | 'category' | 'created_at'> & Partial<BlogArticle>

type Summarised = Pick<PlainPost, 'id' | 'title' | 'author' | 'short_description' | 'category' | 'created_at'> &
  Partial<BlogSummary & Pick<PlainPost, 'content'>>

/** What the card of a post shows. */
export function summaryOf(post: Summarised): BlogSummary {
  const { id, title, author, short_description, category, created_at, content } = post
  return {
    id,
    title: textField(title),
    author: textField(author),
    short_description: textField(short_description),
    category: textField(category),
    created_at: textField(created_at),
    tags: listField(post.tags),
    photo_data: post.photo_data ?? null,
    photo_type: post.photo_type ?? null,
    cover: post.cover ?? null,
    title_en: post.title_en ?? null,
    summary_en: post.summary_en ?? null,
    urgent: post.urgent ?? false,
    reading_minutes: post.reading_minutes ?? readingMinutes(textField(content)),
  }
}

/** What the page of a post shows: its text in the reader's language where there is one, else in Romanian. */
export function articleOf(post: PlainPost, language: Language): ShownArticle {
  const english = language === 'en' ? post.english : null
  return {
    ...summaryOf(post),
    tags_en: post.tags_en ?? post.tags ?? [],
    // A page needs one text, and it is sent along with the page.
    content: post.content_html === undefined ? post.content : '',
    content_html: english?.content_html ?? post.content_html ?? null,
    headings: english?.headings ?? post.headings ?? [],
    text_language: english ? 'en' : 'ro',
    provenance: post.provenance?.[language] ?? null,
    sources: post.sources ?? [],
    checked_on: post.checked_on ?? null,
    ai_assisted: post.ai_assisted ?? false,
    reviewed_by: post.reviewed_by ?? null,
    partly_unconfirmed: post.partly_unconfirmed ?? false,
    related: post.related ?? [],
    previous: post.previous ?? null,
    next: post.next ?? null,
  }
}
