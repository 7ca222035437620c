import { shellTexts } from '#texts/shell.ts'
import type { ShownArticle } from '#web/api/shown-article.ts'
import { shownSummary, shownTitle } from '#web/features/articles/words.ts'

/** What search engines read about an article (schema.org Article), safe inside a script element. */
export function articleData(article: ShownArticle, origin: string): string {
  const address = `${origin}/blog/${article.id}`
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: shownTitle(article, article.text_language).text,
    description: shownSummary(article, article.text_language).text,
    inLanguage: article.text_language,
    datePublished: article.created_at,
    dateModified: article.checked_on ?? article.created_at,
    articleSection: article.category,
    keywords: article.tags.join(', '),
    author: { '@type': 'Organization', name: article.author },
    ...(article.reviewed_by && { reviewedBy: { '@type': 'Person', name: article.reviewed_by.name, jobTitle: 'medic veterinar' } }),
    creditText: article.provenance ?? undefined,
    publisher: { '@type': 'Organization', name: shellTexts.ro.siteName, url: origin },
    mainEntityOfPage: address,
    url: address,
    citation: article.sources.map(({ url }) => url),
    isAccessibleForFree: true,
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
