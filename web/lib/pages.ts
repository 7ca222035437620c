/** One item of a pager: a page number, or dots for the pages left out. */
export type PagerItem = number | 'dots'

/** First, last, current and its two neighbours, dots between (S-389, S-390). Pages count from 1. */
export function pagerItems(current: number, pages: number): PagerItem[] {
  const shown = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages)
  const numbers = [...new Set(shown)].sort((left, right) => left - right)
  return numbers.flatMap((page, index): PagerItem[] => {
    const gap = page - (numbers[index - 1] ?? page)
    return gap > 1 ? ['dots', page] : [page]
  })
}

/** How many pages a list fills; an empty list still has one. */
export function pageCount(items: number, pageSize: number): number {
  return Math.max(1, Math.ceil(items / pageSize))
}

/** The page a query string asks for, kept within what exists. */
export function askedPage(value: string | null, pages: number): number {
  const page = Number(value)
  return Number.isInteger(page) ? Math.min(Math.max(1, page), pages) : 1
}

/** The items of one page. */
export function pageOf<Item>(items: readonly Item[], page: number, pageSize: number): Item[] {
  return items.slice((page - 1) * pageSize, page * pageSize)
}
