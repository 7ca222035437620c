import { count, type Texts } from './language.ts'

interface BlogTexts {
  meta: { title: string; description: string }
  heading: string
  intro: string
  search: string
  searchPlaceholder: string
  searchAction: string
  categories: string
  all: string
  loading: string
  failed: string
  retry: string
  empty: string
  emptyAdvice: string
  showAll: string
  found: (posts: number) => string
  preview: string
  read: string
  readOf: (title: string) => string
  urgent: string
  romanianOnly: string
}

/** The list of articles. Sentences in quotes in spec §2 and §8 stand here letter by letter. */
export const blogTexts = {
  ro: {
    meta: {
      title: 'Articole despre animale',
      description: 'Articole scurte despre sănătatea, îngrijirea, comportamentul și drepturile animalelor, fiecare cu surse și cu data verificării.',
    },
    heading: 'Articole',
    intro: 'Ce faci, la ce te uiți și pe cine suni. Fiecare articol își arată sursele și ziua în care au fost verificate.',
    search: 'Caută în articole',
    searchPlaceholder: 'căpușe, ciocolată, microcip',
    searchAction: 'Caută',
    categories: 'Categorii',
    all: 'Toate',
    loading: 'Se încarcă articolele...',
    failed: 'Eroare la încărcarea articolelor',
    retry: 'Încearcă din nou',
    empty: 'Nu au fost găsite articole.',
    emptyAdvice: 'Încearcă un cuvânt mai scurt, alege altă categorie sau întreabă-l pe Bobita.',
    showAll: 'Arată toate articolele',
    found: (posts: number) => count('ro', posts, { one: 'Un articol', few: '# articole', other: '# de articole' }),
    preview: 'Previzualizare',
    read: 'Citește articolul',
    readOf: (title: string) => `Citește articolul: ${title}`,
    urgent: 'Urgent',
    romanianOnly: 'Articolul este în limba română.',
  },
  en: {
    meta: {
      title: 'Articles about animals',
      description: 'Short articles on the health, care, behaviour and rights of animals in Romania, each with its sources and the day they were checked.',
    },
    heading: 'Articles',
    intro:
      'What to do, what to look for and whom to call. The articles are in Romanian; each has an English summary, its sources and the day they were checked.',
    search: 'Search the articles',
    searchPlaceholder: 'ticks, chocolate, microchip',
    searchAction: 'Search',
    categories: 'Categories',
    all: 'All',
    loading: 'Loading the articles...',
    failed: 'The articles could not be loaded',
    retry: 'Try again',
    empty: 'No articles were found.',
    emptyAdvice: 'Try a shorter word, choose another category or ask Bobita.',
    showAll: 'Show all articles',
    found: (posts: number) => count('en', posts, { one: '# article', other: '# articles' }),
    preview: 'Preview',
    read: 'Read the article',
    readOf: (title: string) => `Read the article: ${title}`,
    urgent: 'Urgent',
    romanianOnly: 'The article is in Romanian.',
  },
} satisfies Texts<BlogTexts>
