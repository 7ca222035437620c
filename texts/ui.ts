import { count, type Texts } from './language.ts'

interface UiTexts {
  close: string
  pager: string
  page: (number: number) => string
  previous: string
  next: string
  loading: string
  optional: string
}

/** The few words the kit says itself. */
export const uiTexts = {
  ro: {
    close: 'Închide',
    pager: 'Pagini',
    page: (number: number) => count('ro', number, { one: 'Pagina 1', other: 'Pagina #' }),
    previous: 'Pagina anterioară',
    next: 'Pagina următoare',
    loading: 'Se încarcă...',
    optional: 'opțional',
  },
  en: {
    close: 'Close',
    pager: 'Pages',
    page: (number: number) => count('en', number, { one: 'Page 1', other: 'Page #' }),
    previous: 'Previous page',
    next: 'Next page',
    loading: 'Loading...',
    optional: 'optional',
  },
} satisfies Texts<UiTexts>
