import type { Language } from '#texts/language.ts'

/** What a page tells the service worker (web/worker), which answers each with its version when it is done; both read this file, so it knows nothing of either. */
export type WorkerMessage =
  /** Keep the pages of a language; `sparingly` on a connection whose owner saves data: the articles are left out. */
  | { type: 'keep'; language: Language; sparingly: boolean }
  /** Of which version are you? */
  | { type: 'version' }
  /** Take over from the worker before you, if no other tab lives from its files. */
  | { type: 'take over' }

/** Kept pages by address and language, whole as the server sent them to a guest. Its entries carry the headers below. */
export const PAGES_CACHE = 'bobita-pages'
/** Of a kept page: its title (percent-encoded, as headers hold no diacritics), its bytes, and when it was kept (ISO). */
export const TITLE_HEADER = 'x-kept-title'
export const BYTES_HEADER = 'x-kept-bytes'
export const DATE_HEADER = 'x-kept-on'

/** The page shown for every other one while there is no network. */
export const OFFLINE_PATH = '/fara-internet'
/** Of that page: the address that was asked for. */
export const ASKED_PARAMETER = 'de-la'

/** The address a kept page is found under. */
export function keptAddress(path: string, language: Language): string {
  return `${path}?lang=${language}`
}

/** A page as the server packs it (server/pages/kept-pages.ts). */
export interface PackedPage {
  path: string
  title: string
  /** Its content security policy. */
  csp: string
  html: string
}

/** Where the two packets of a language are: the first holds what counts first and weighs little. */
export function packetsOf(language: Language, sparingly: boolean): string[] {
  const parts = sparingly ? ['first'] : ['first', 'articles']
  return parts.map((part) => `/offline/${language}/${part}.json`)
}
