import type { ArticleFields } from '#contract/article-drafts.ts'

const names: readonly (keyof ArticleFields)[] = [
  'title',
  'short_description',
  'category',
  'cover',
  'content',
  'urgent',
  'ai_assisted',
  'partly_unconfirmed',
  'tags',
  'species',
  'keywords',
  'keywords_en',
  'sources',
  'title_en',
  'summary_en',
  'content_en',
]

/** The fields in which two texts of an article differ, in the order of the form. */
export function changedFields(one: ArticleFields, other: ArticleFields): (keyof ArticleFields)[] {
  return names.filter((name) => fieldWords(one, name, String) !== fieldWords(other, name, String))
}

/** The name of a drawing; null is the one an article has without a choice. */
export type CoverWords = (cover: number | null) => string

/** What a field says, as somebody reads it: a word, a source or a yes on each line. */
export function fieldWords(fields: ArticleFields, name: keyof ArticleFields, covers: CoverWords): string {
  const value = fields[name]
  if (value === null || typeof value === 'number') return covers(value)
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'string') return value
  return value.map((part) => (typeof part === 'string' ? part : [part.title, part.url, part.supports].filter(Boolean).join(' · '))).join('\n')
}
