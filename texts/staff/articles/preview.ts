import { count, type Texts } from '../../language.ts'

interface ArticlePreviewTexts {
  by: (author: string) => string
  minutes: (minutes: number) => string
  urgentTitle: string
  sources: string
  noSources: string
  unconfirmed: string
}

/**
 * What stands around an article in the operators' area, as texts/article.ts and article-words.ts say it to visitors: a file of its own, because
 * what two parts of the site share becomes a file more on each visitor's page.
 */
export const articlePreviewTexts = {
  ro: {
    by: (author: string) => `de ${author}`,
    minutes: (minutes: number) => count('ro', minutes, { one: '1 minut de citit', few: '# minute de citit', other: '# de minute de citit' }),
    urgentTitle: 'Poate fi o urgență. Sună acum un medic veterinar sau pleacă spre cea mai apropiată clinică.',
    sources: 'Surse',
    noSources: 'Cunoștințe generale, fără sursă.',
    unconfirmed: 'O parte din informații sunt cunoștințe generale, neconfirmate încă de o sursă.',
  },
  en: {
    by: (author: string) => `by ${author}`,
    minutes: (minutes: number) => count('en', minutes, { one: '# minute to read', other: '# minutes to read' }),
    urgentTitle: 'This may be an emergency. Call a vet now or leave for the nearest clinic.',
    sources: 'Sources',
    noSources: 'General knowledge, without a source.',
    unconfirmed: 'Some of this is general knowledge that no source has confirmed yet.',
  },
} satisfies Texts<ArticlePreviewTexts>
