import { count, type Texts } from './language.ts'

interface BreedsTexts {
  title: string
  description: string
  intro: string
  /** Two addresses of one screen. */
  species: { label: string; cats: string; dogs: string }
  officialCodes: string
  newTab: string
  search: string
  searchPlaceholder: string
  clearSearch: string
  found: (breeds: number) => string
  /** An empty search stands for filters that leave nothing. */
  empty: (search: string) => string
  showAll: string
  emsCode: string
  category: (category: string) => string
  picture: (name: string) => string
}

/**
 * The catalogue of breeds: its cats, and what its dogs (dog-breeds.ts) have in common with them; the detail of a breed stands
 * in breed-detail.ts. Sentences in quotes of docs/statements.md stand here letter by letter.
 */
export const breedsTexts = {
  ro: {
    title: 'Rase de pisici recunoscute FIFé',
    description: 'Catalogul raselor de pisici FIFe: cum arată, cum se poartă, ce îngrijire cer, codul EMS și crescătorii din listă pentru fiecare.',
    intro: 'Caută după nume sau cod EMS. La fiecare rasă vezi cum arată, ce îngrijire cere, ce riscuri are și ce crescători sunt în listă.',
    species: { label: 'Pisici sau câini', cats: 'Pisici', dogs: 'Câini' },
    officialCodes: 'Codurile EMS pe site-ul FIFe',
    newTab: 'se deschide într-o filă nouă',
    search: 'Caută o rasă',
    searchPlaceholder: 'Caută rasă sau cod EMS...',
    clearSearch: 'Șterge căutarea',
    found: (breeds: number) => count('ro', breeds, { one: 'o rasă', few: '# rase', other: '# de rase' }),
    empty: (search: string) => (search === '' ? 'Nicio rasă nu se potrivește cu ce ai ales.' : `Nicio rasă nu se potrivește cu „${search}”.`),
    showAll: 'Arată toate rasele',
    emsCode: 'Cod EMS',
    category: (category: string) => `Categoria ${category}`,
    picture: (name: string) => `Desen: ${name}`,
  },
  en: {
    title: 'Cat breeds recognised by FIFé',
    description: 'The catalogue of FIFe cat breeds: how each looks and behaves, the care it needs, its EMS code and the listed breeders.',
    intro: 'Search by name or EMS code. For each breed you see how it looks, what care it needs, what risks it carries and which breeders are listed.',
    species: { label: 'Cats or dogs', cats: 'Cats', dogs: 'Dogs' },
    officialCodes: 'EMS codes on the FIFe site',
    newTab: 'opens in a new tab',
    search: 'Search for a breed',
    searchPlaceholder: 'Search by breed or EMS code...',
    clearSearch: 'Clear the search',
    found: (breeds: number) => count('en', breeds, { one: '# breed', other: '# breeds' }),
    empty: (search: string) => (search === '' ? 'No breed matches what you chose.' : `No breed matches “${search}”.`),
    showAll: 'Show all breeds',
    emsCode: 'EMS code',
    category: (category: string) => `Category ${category}`,
    picture: (name: string) => `Drawing: ${name}`,
  },
} satisfies Texts<BreedsTexts>
