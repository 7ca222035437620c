import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS, type Language } from '#texts/language.ts'

/** The language of an API answer: what Accept-Language asks for, else the cookie, else Romanian. */
export function requestLanguage(request: FastifyRequest): Language {
  const asked = request.headers['accept-language']
    ?.slice(0, 100)
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2))
    .find(isLanguage)
  return asked ?? cookieLanguage(request) ?? DEFAULT_LANGUAGE
}

/** Says which language an answer is in, and that it hangs on what was asked: a cache keeps each language by itself. */
export function sayLanguage(reply: FastifyReply, language: Language): FastifyReply {
  return reply.header('content-language', language).header('vary', 'accept-language, cookie')
}

/** What was asked for, on a host of no matter; null for what is no address. */
export function pageUrl(request: FastifyRequest): URL | null {
  // One slash in front: with two, what follows would be read as a host.
  return URL.parse(request.url.replace(/^\/+/, '/'), 'http://site')
}

/** The language of a page: `?lang=`, else the cookie, else Romanian; the browser's own preference is not asked (S-002). */
export function pageLanguage(request: FastifyRequest, query: URLSearchParams): Language {
  const asked = query.get('lang')
  return isLanguage(asked) ? asked : (cookieLanguage(request) ?? DEFAULT_LANGUAGE)
}

/** Keeps the language of a `?lang=` link for the pages after it, before any script runs: a quick next tap stays in it. */
export function rememberLanguage(request: FastifyRequest, reply: FastifyReply, query: URLSearchParams): void {
  const asked = query.get('lang')
  if (!isLanguage(asked) || asked === cookieLanguage(request)) return
  // Scripts read it too: the language switch changes it without asking the server.
  reply.setCookie(LANGUAGE_COOKIE, asked, { path: '/', maxAge: LANGUAGE_COOKIE_SECONDS, sameSite: 'lax' })
}

function cookieLanguage(request: FastifyRequest): Language | undefined {
  // A request refused before its headers were read has no cookies yet, whatever its type says.
  const cookies: Partial<Record<string, string | undefined>> | null | undefined = request.cookies
  const value = cookies?.[LANGUAGE_COOKIE]
  return isLanguage(value) ? value : undefined
}
