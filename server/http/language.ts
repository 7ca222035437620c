import type { FastifyRequest } from 'fastify'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE, type Language } from '#texts/language.ts'

/** The language of an API answer: what Accept-Language asks for, else the cookie, else Romanian (design.md §4). */
export function requestLanguage(request: FastifyRequest): Language {
  const asked = request.headers['accept-language']
    ?.slice(0, 100)
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2))
    .find(isLanguage)
  return asked ?? cookieLanguage(request) ?? DEFAULT_LANGUAGE
}

/** The language of a page: `?lang=`, else the cookie, else Romanian; the browser's own preference is not asked (design.md §6). */
export function pageLanguage(request: FastifyRequest, query: URLSearchParams): Language {
  const asked = query.get('lang')
  return isLanguage(asked) ? asked : (cookieLanguage(request) ?? DEFAULT_LANGUAGE)
}

function cookieLanguage(request: FastifyRequest): Language | undefined {
  // A request refused before its headers were read has no cookies yet, whatever its type says.
  const cookies: Partial<Record<string, string | undefined>> | null | undefined = request.cookies
  const value = cookies?.[LANGUAGE_COOKIE]
  return isLanguage(value) ? value : undefined
}
