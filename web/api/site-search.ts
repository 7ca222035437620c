import * as endpoints from '#contract/endpoints.ts'
import type { SiteSearch } from '#contract/site-search.ts'
import type { Language } from '#texts/language.ts'
import { browserApi, type Api } from './client.ts'

interface SiteSearchOptions {
  language: Language
  /** Results of each kind at most. */
  limit: number
  signal?: AbortSignal
}

/** Everything the site shows, found by kind. @throws ApiError */
export function searchSite(q: string, { language, limit, signal }: SiteSearchOptions, api: Api = browserApi): Promise<SiteSearch> {
  return api.call(endpoints.searchSite, { query: { q, language, limit }, ...(signal && { signal }) })
}
