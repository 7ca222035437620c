import { count, type Texts } from './language.ts'

interface BlogTexts {
  meta: { title: string; description: string }
  heading: string
  intro: string
  /** The link behind the introduction. */
  poisons: string
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

/** The list of articles. What docs/statements.md has in „…” (Blog, What errors say) stands here letter by letter. */
export const blogTexts = {
  ro: {
    meta: {
      title: 'Articole despre animale',
      description: 'Articole scurte despre sănătatea, îngrijirea, comportamentul și drepturile animalelor, fiecare cu surse și cu data verificării.',
    },
    heading: 'Articole',
    intro: 'Ce faci, la ce te uiți și pe cine suni. Fiecare articol spune ce susțin sursele lui, cum a fost scris și când a fost recitit.',
    poisons: 'Caută în tabelul otrăvurilor',
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
      description:
        'Short articles on the health, care, behaviour and rights of animals in Romania, each with its sources, how it was written and when it was last read again.',
    },
    heading: 'Articles',
    intro: 'What to do, what to look for and whom to call. Each article says what its sources support and how it was written.',
    poisons: 'Search the table of poisons',
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
