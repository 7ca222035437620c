import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { isLanguage, LANGUAGE_COOKIE, type Language } from '#texts/language.ts'
import { painted } from '#web/lib/painted.ts'
import { hasLanguageCookie, storeLanguage, storedLanguage, withoutLanguage } from './choose-language.ts'

/** Switches the language of the page without leaving it: the choice is kept, then every loader is asked again. */
export function useSwitchLanguage(): (language: Language) => void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  return useCallback(
    (language) => {
      storeLanguage(language)
      // A changed query makes every loader run, just as revalidating does.
      if (new URLSearchParams(search).has(LANGUAGE_COOKIE))
        void navigate({ pathname, search: withoutLanguage(search), hash }, { replace: true, preventScrollReset: true })
      else void painted().then(revalidate)
    },
    [pathname, search, hash, navigate, revalidate],
  )
}

/** Keeps the language of a `?lang=` link for the pages after it, and gives the server back a choice whose cookie was dropped. */
export function useStoredLanguage(shown: Language): void {
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const asked = new URLSearchParams(search).get(LANGUAGE_COOKIE)
    if (isLanguage(asked)) return storeLanguage(asked)
    const stored = storedLanguage()
    if (stored === null || hasLanguageCookie()) return
    storeLanguage(stored)
    if (stored !== shown) void revalidate()
  }, [search, shown, revalidate])
}
