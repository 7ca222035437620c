import type { Texts } from '../../language.ts'

interface CoversTexts {
  cover: string
  byItself: string
  byItselfShort: string
  change: string
  which: string
  animals: { all: string; dog: string; cat: string; other: string }
  search: string
  searchHint: string
  none: string
}

/** The drawing of an article, as an editor chooses it. */
export const coversTexts = {
  ro: {
    cover: 'Coperta',
    byItself: 'Lasă site-ul să aleagă',
    byItselfShort: 'cea pe care o alege site-ul',
    change: 'Alege alt desen',
    which: 'Cu ce animal',
    animals: { all: 'Oricare', dog: 'Câini', cat: 'Pisici', other: 'Alte animale' },
    search: 'Caută în desene',
    searchHint: 'De exemplu: ciocolată, veterinar, adormit.',
    none: 'Niciun desen nu se potrivește.',
  },
  en: {
    cover: 'Cover',
    byItself: 'Let the site choose',
    byItselfShort: 'the one the site chooses',
    change: 'Choose another drawing',
    which: 'With which animal',
    animals: { all: 'Any', dog: 'Dogs', cat: 'Cats', other: 'Other animals' },
    search: 'Search the drawings',
    searchHint: 'For example: chocolate, vet, sleeping.',
    none: 'No drawing matches.',
  },
} satisfies Texts<CoversTexts>
