import { isLanguage, type Language } from '#texts/language.ts'
import { BYTES_HEADER, DATE_HEADER, PAGES_CACHE, TITLE_HEADER } from '#web/lib/kept-pages.ts'

/** A page the device keeps. */
export interface KeptPage {
  path: string
  language: Language
  title: string
  /** Of its HTML; scripts and styles, which pages share, are not counted. */
  bytes: number
  /** When it was kept, ISO. */
  on: string
}

/** What the device keeps, in the order it was kept; nothing where the browser keeps nothing. */
export async function keptPages(): Promise<KeptPage[]> {
  if (!('caches' in window) || !(await caches.has(PAGES_CACHE))) return []
  const cache = await caches.open(PAGES_CACHE)
  const pages = await Promise.all((await cache.keys()).map(async (request) => readPage(new URL(request.url), await cache.match(request))))
  return pages.filter((page) => page !== null)
}

/** Null for what is noted beside the pages. */
function readPage({ pathname, searchParams }: URL, kept: Response | undefined): KeptPage | null {
  const title = kept?.headers.get(TITLE_HEADER)
  const language = searchParams.get('lang')
  if (!kept || !title || !isLanguage(language)) return null
  return { path: pathname, language, title: decodeURIComponent(title), bytes: Number(kept.headers.get(BYTES_HEADER)), on: kept.headers.get(DATE_HEADER) ?? '' }
}

/** Removes everything kept to be read without a network, and the worker that keeps it. */
export async function removeKept(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
