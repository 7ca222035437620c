import { DIRECTORY_PAGE_SIZE } from '#contract/limits.ts'
import { finder, fold } from '#contract/search.ts'
import { madeFor } from '#texts/language.ts'
import type { RecordList } from '#web/api/directories.ts'
import { pageCount, pageOf } from '#web/lib/pages.ts'
import type { DirectoryAddress } from './address.ts'

/** What a search looks at in a record. */
export interface Searched {
  name: string
  /** City or location. */
  place: string
  species: readonly string[]
}

/** One page of what matches. */
export interface Selection<Item> {
  records: Item[]
  /** How many match on all pages. */
  total: number
  page: number
  pages: number
}

/** The page an address asks for. A whole list is searched here; of a larger one the server has sent just this page. */
export function select<Item>({ records, total, whole }: RecordList<Item>, address: DirectoryAddress, searched: (record: Item) => Searched): Selection<Item> {
  const found = whole ? records.filter((record) => matches(searched(record), address)) : records
  const count = whole ? found.length : total
  const pages = pageCount(count, DIRECTORY_PAGE_SIZE)
  const page = Math.min(address.page, pages)
  return { records: whole ? pageOf(found, page, DIRECTORY_PAGE_SIZE) : found.slice(0, DIRECTORY_PAGE_SIZE), total: count, page, pages }
}

/** Spec §5: the search in name or place, case-insensitive; city exact; the species in the record's list. */
export function matches({ name, place, species }: Searched, { q, city, species: asked }: Pick<DirectoryAddress, 'q' | 'city' | 'species'>): boolean {
  return (city === '' || place === city) && (asked === '' || species.includes(asked)) && finder(q)(fold(`${name} ${place}`))
}

const alphabet = madeFor((locale) => new Intl.Collator(locale))

/** The values of a filter: each once, in the order of the Romanian alphabet. */
export function choices(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').sort(alphabet('ro').compare)
}
