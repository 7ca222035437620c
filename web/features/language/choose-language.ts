import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS, type Language } from '#texts/language.ts'
import { readStorage, writeStorage } from '#web/lib/storage.ts'

/** Keeps the choice where the server reads it (a cookie) and where no browser shortens its life (storage). */
export function storeLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax`
  writeStorage(LANGUAGE_COOKIE, language)
}

/** The choice kept in storage, if any. */
export function storedLanguage(): Language | null {
  const stored = readStorage(LANGUAGE_COOKIE)
  return isLanguage(stored) ? stored : null
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

/** True when the language of a page may change, or everything is asked again: for a route's `shouldRevalidate`. */
export function languageMayChange({ currentUrl, nextUrl }: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  return currentUrl.href === nextUrl.href || currentUrl.searchParams.get(LANGUAGE_COOKIE) !== nextUrl.searchParams.get(LANGUAGE_COOKIE)
}
