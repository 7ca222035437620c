import { count, type Texts } from './language.ts'

interface ArticleWords {
  tags: string
  minutes: (minutes: number) => string
  shortMinutes: (minutes: number) => string
}

/** What cards and pages of articles say alike; apart from texts/blog.ts, so that an article does not carry the list's sentences. */
export const articleWords = {
  ro: {
    tags: 'Etichete',
    minutes: (minutes: number) => count('ro', minutes, { one: '1 minut de citit', few: '# minute de citit', other: '# de minute de citit' }),
    shortMinutes: (minutes: number) => `${minutes} min`,
  },
  en: {
    tags: 'Tags',
    minutes: (minutes: number) => count('en', minutes, { one: '# minute to read', other: '# minutes to read' }),
    shortMinutes: (minutes: number) => `${minutes} min`,
  },
} satisfies Texts<ArticleWords>

/** Names of the bundled categories for English readers; a category that is not here keeps its own name. */
export const categoryNames: Record<string, string> = {
  Urgențe: 'Emergencies',
  Sănătate: 'Health',
  Prevenție: 'Prevention',
  Nutriție: 'Nutrition',
  Comportament: 'Behaviour',
  Adopție: 'Adoption',
  Legislație: 'Legislation',
  Seniori: 'Seniors',
  'Animale mici': 'Small animals',
  Noutăți: 'News',
}
