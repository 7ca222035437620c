import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import type { BlogQuery } from '#web/api/blog.ts'

/** Marks a history entry whose predecessor is the list itself. */
export const PREVIEWED_HERE = { previewedHere: true } as const

/** What the address of the list says: the search, and the post being previewed. */
export interface BlogAddress extends BlogQuery {
  openId: number | null
}

/** Reads `?q=&category=&page=&id=`; what makes no sense is left out. */
export function readAddress(search: URLSearchParams): BlogAddress {
  return {
    q: words(search.get('q')),
    category: words(search.get('category')),
    page: whole(search.get('page')) ?? 1,
    openId: whole(search.get('id')),
  }
}

/** The query string of an address; the first page of everything has none. */
export function searchOf({ q, category, page, openId }: BlogAddress): string {
  const search = new URLSearchParams()
  if (q !== '') search.set('q', q)
  if (category !== '') search.set('category', category)
  if (page > 1) search.set('page', String(page))
  if (openId !== null) search.set('id', String(openId))
  const text = search.toString()
  // '?' and not '': as an address, nothing at all means the page as it is.
  return text === '' ? '?' : `?${text}`
}

/** No longer than the search box takes. */
function words(value: string | null): string {
  return (value ?? '').slice(0, SEARCH_CHARACTERS).trim()
}

function whole(value: string | null): number | null {
  const number = Number(value)
  return value !== null && Number.isSafeInteger(number) && number > 0 ? number : null
}
