import { isLanguage, LANGUAGE_COOKIE, type Language } from '#texts/language.ts'
import { readStorage, writeStorage } from '#web/lib/storage.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Keeps the choice where the server reads it (a cookie) and where no browser shortens its life (storage). */
export function keepLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  writeStorage(LANGUAGE_COOKIE, language)
}

/** The choice kept in storage, if any. */
export function keptLanguage(): Language | null {
  const kept = readStorage(LANGUAGE_COOKIE)
  return isLanguage(kept) ? kept : null
}

/** True when the browser still has the cookie; some drop cookies set by a page after a week. */
export function hasLanguageCookie(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
}

/** The same address without `lang`, which would otherwise overrule the choice on every visit. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(LANGUAGE_COOKIE)
  const rest = query.toString()
  return rest && `?${rest}`
}

/** The same address in a language, for links that work before and without scripts. */
export function inLanguage(search: string, language: Language): string {
  const query = new URLSearchParams(search)
  query.set(LANGUAGE_COOKIE, language)
  return `?${query.toString()}`
}
