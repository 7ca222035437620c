import type { FoundKind } from '#contract/site-search.ts'
import { count, type Texts } from './language.ts'

interface SiteSearchTexts {
  title: string
  description: string
  intro: string
  search: string
  placeholder: string
  action: string
  clear: string
  kinds: Record<FoundKind, string>
  /** How much was found, told to those who listen too. */
  found: (pages: number, search: string) => string
  /** Not the whole of a kind is shown. */
  more: (total: number, kind: string) => string
  nothing: (search: string) => string
  nothingAdvice: string
  failed: string
  /** Bobita is offered. */
  ask: (question: string) => string
  askWhy: string
  /** From the dialog to the page. */
  all: string
  keys: string
}

/** The search over everything the site shows. */
export const siteSearchTexts = {
  ro: {
    title: 'Caută pe Bobita',
    description: 'Caută în articole, lege, carduri de urgență, rase, otrăvuri, adăposturi, dresori, petiții și paginile site-ului.',
    intro: 'Articole, lege, urgențe, rase, otrăvuri, adăposturi, dresori și petiții, într-un singur loc.',
    search: 'Ce cauți?',
    placeholder: 'vaccin, ciocolată, plângere',
    action: 'Caută',
    clear: 'Șterge căutarea',
    kinds: {
      emergency: 'Urgențe: primii pași',
      article: 'Articole',
      guide: 'Plângeri: ghidul',
      law: 'Lege',
      poison: 'Otrăvuri',
      breed: 'Rase',
      shelter: 'Adăposturi',
      trainer: 'Dresori și crescători',
      petition: 'Petiții',
      page: 'Pagini',
    },
    found: (pages: number, search: string) =>
      count('ro', pages, { one: `Un rezultat pentru „${search}”`, few: `# rezultate pentru „${search}”`, other: `# de rezultate pentru „${search}”` }),
    more: (total: number, kind: string) => `${kind}: vezi toate (${total})`,
    nothing: (search: string) => `Nu am găsit nimic pentru „${search}”.`,
    nothingAdvice: 'Încearcă un singur cuvânt, de exemplu „căpușă” sau „adăpost”.',
    failed: 'Căutarea nu a răspuns. Verifică legătura la internet și încearcă din nou.',
    ask: (question: string) => `Întreabă-l pe Bobita: „${question}”`,
    askWhy: 'Bobita răspunde la întrebări și arată de unde știe.',
    all: 'Vezi toate rezultatele',
    keys: 'Săgețile aleg un rezultat, Enter îl deschide.',
  },
  en: {
    title: 'Search Bobita',
    description: 'Search articles, the law, urgent cards, breeds, poisons, shelters, trainers, petitions and the pages of the site.',
    intro: 'Articles, the law, emergencies, breeds, poisons, shelters, trainers and petitions, in one place.',
    search: 'What are you looking for?',
    placeholder: 'vaccine, chocolate, complaint',
    action: 'Search',
    clear: 'Clear the search',
    kinds: {
      emergency: 'Emergencies: first steps',
      article: 'Articles',
      guide: 'Complaints: the guide',
      law: 'Law',
      poison: 'Poisons',
      breed: 'Breeds',
      shelter: 'Shelters',
      trainer: 'Trainers and breeders',
      petition: 'Petitions',
      page: 'Pages',
    },
    found: (pages: number, search: string) => count('en', pages, { one: `One result for “${search}”`, other: `# results for “${search}”` }),
    more: (total: number, kind: string) => `${kind}: see all (${total})`,
    nothing: (search: string) => `Nothing was found for “${search}”.`,
    nothingAdvice: 'Try a single word, such as “tick” or “shelter”.',
    failed: 'The search did not answer. Check your connection and try again.',
    ask: (question: string) => `Ask Bobita: “${question}”`,
    askWhy: 'Bobita answers questions and shows where the answer comes from.',
    all: 'See all results',
    keys: 'The arrow keys choose a result, Enter opens it.',
  },
} satisfies Texts<SiteSearchTexts>
