import type { MetaDescriptor } from 'react-router'
import { DEFAULT_LANGUAGE, isLanguage, type Language, type Texts } from '#texts/language.ts'
import { shellTexts } from '#texts/shell.ts'

/** The part of a route's meta arguments this needs; every `Route.MetaArgs` has it. */
export interface MetaParts {
  location: { pathname: string }
  matches: readonly unknown[]
}

export interface PageWords {
  title: string
  description?: string
}

interface PageLook {
  /** Keeps the page out of search engines. */
  noindex?: boolean
  /** The path, with its query, shown to search engines when it is not the one of the address bar. */
  path?: string
  /** Path of the picture of a share card, 1200 x 630; the other language's is asked for with ?lang. */
  image?: string
}

/** Title, description, canonical address, the other language's address and the words of a share card, in the page's language. */
export function pageMeta(parts: MetaParts, words: Texts<PageWords>, look: PageLook = {}): MetaDescriptor[] {
  const { language, origin } = rootData(parts.matches)
  const { title, description } = words[language]
  const path = look.path ?? parts.location.pathname
  const { siteName, siteDescription } = shellTexts[language]
  const address = addressIn(origin, path, language)

  return [
    { title: title === siteName ? title : `${title} · ${siteName}` },
    { name: 'description', content: description ?? siteDescription },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description ?? siteDescription },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: language === 'ro' ? 'ro_RO' : 'en_GB' },
    ...(look.image ? pictureOf(addressIn(origin, look.image, language)) : []),
    ...(look.noindex ? [{ name: 'robots', content: 'noindex' }] : addresses(origin, path, address)),
  ]
}

function pictureOf(address: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function addresses(origin: string, path: string, address: string): MetaDescriptor[] {
  return [
    { property: 'og:url', content: address },
    { tagName: 'link', rel: 'canonical', href: address },
    { tagName: 'link', rel: 'alternate', hrefLang: 'ro', href: addressIn(origin, path, 'ro') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: addressIn(origin, path, 'en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn(origin, path, 'ro') },
  ]
}

function addressIn(origin: string, path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return origin + path
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}

/** The root loader's data among the matches; a root that failed leaves Romanian and no origin. */
function rootData(matches: readonly unknown[]): { language: Language; origin: string } {
  const data = matches.map(loaderData).find((found) => isRecord(found) && isLanguage(found.language))
  if (!isRecord(data)) return { language: DEFAULT_LANGUAGE, origin: '' }
  return { language: isLanguage(data.language) ? data.language : DEFAULT_LANGUAGE, origin: typeof data.origin === 'string' ? data.origin : '' }
}

function loaderData(match: unknown): unknown {
  return isRecord(match) ? match.loaderData : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
