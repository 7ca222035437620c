import type { SiteSearch } from '#contract/site-search.ts'
import type { Language } from '#texts/language.ts'
import { searchSite } from '#web/api/site-search.ts'
import { useLatestAnswer, type Brought } from '#web/features/address/use-latest-answer.ts'
import { useLanguage } from '#web/features/language/language.tsx'

/** A search of the site, and what it has brought; no answer when it failed. */
export type Found = Brought<{ search: string; language: Language; limit: number }, SiteSearch | null>

/** What is found for a search while one types. */
export function useFound(search: string, limit: number, first: Found | null = null): Found | null {
  const language = useLanguage()
  return useLatestAnswer(search === '' ? null : { search, language, limit }, ask, { first }).brought
}

function ask({ search, language, limit }: Found['asked'], signal: AbortSignal): Promise<SiteSearch | null> {
  return searchSite(search, { language, limit, signal }).catch(() => null)
}
