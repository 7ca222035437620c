import { useEffect, useState } from 'react'
import type { SiteSearch } from '#contract/site-search.ts'
import type { Language } from '#texts/language.ts'
import { searchSite } from '#web/api/site-search.ts'
import { useLanguage } from '#web/features/language/language.tsx'

/** What a search has brought; no answer when it failed. */
export interface Brought {
  search: string
  language: Language
  answer: SiteSearch | null
}

/** What is found for a search, which may change while an answer is on its way: that one is dropped, and the one before it stays until the next is there. */
export function useFound(search: string, limit: number, first: Brought | null = null): Brought | null {
  const language = useLanguage()
  const [brought, setBrought] = useState(first)
  const isHere = brought !== null && brought.search === search && brought.language === language

  useEffect(() => {
    if (search === '' || isHere) return
    const replaced = new AbortController()
    const { signal } = replaced
    void searchSite(search, { language, limit, signal })
      .catch(() => null)
      .then((answer) => signal.aborted || setBrought({ search, language, answer }))
    return () => replaced.abort()
  }, [search, language, limit, isHere])

  return search === '' ? null : brought
}
