import { SITE_SEARCH_CHARACTERS } from '#contract/limits.ts'
import { useLatestParams } from './latest-params.ts'

/** `?q=` of an address, no longer than the longest search box takes. */
export function searchIn(params: URLSearchParams): string {
  return (params.get('q') ?? '').slice(0, SITE_SEARCH_CHARACTERS)
}

/** `?q=` of a page that searches on the screen: replaced while typing; nothing is loaded anew. */
export function useAddressSearch(): [string, (search: string) => void] {
  const [params, changeParams] = useLatestParams()
  const setSearch = (search: string) => {
    const changed = (current: URLSearchParams) => {
      const next = new URLSearchParams(current)
      if (search === '') next.delete('q')
      else next.set('q', search)
      return next
    }
    changeParams(changed, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }
  return [searchIn(params), setSearch]
}
