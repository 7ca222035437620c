import type { ArticleFields } from '#contract/article-drafts.ts'

const names: readonly (keyof ArticleFields)[] = [
  'title',
  'short_description',
  'category',
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
  return names.filter((name) => fieldWords(one, name) !== fieldWords(other, name))
}

/** What a field says, as somebody reads it: a word, a source or a yes on each line. */
export function fieldWords(fields: ArticleFields, name: keyof ArticleFields): string {
  const value = fields[name]
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'string') return value
  return value.map((part) => (typeof part === 'string' ? part : [part.title, part.url, part.supports].filter(Boolean).join(' · '))).join('\n')
}
