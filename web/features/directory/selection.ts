import { DIRECTORY_PAGE_SIZE } from '#contract/limits.ts'
import { meantAmong } from '#contract/meant-among.ts'
import { foldForSearch, holding } from '#contract/search.ts'
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
  /** How many of them are no examples. */
  real: number
  page: number
  pages: number
}

/** The page an address asks for. A whole list is searched here; of a larger one the server has sent just this page. */
export function select<Item extends { is_example: boolean }>(
  { records, total, examples, whole }: RecordList<Item>,
  address: DirectoryAddress,
  searched: (record: Item) => Searched,
): Selection<Item> {
  const found = whole ? selectedOf(records, address, searched) : records
  const count = whole ? found.length : total
  const real = whole ? found.filter(({ is_example }) => !is_example).length : total - examples
  const pages = pageCount(count, DIRECTORY_PAGE_SIZE)
  const page = Math.min(address.page, pages)
  return { records: whole ? pageOf(found, page, DIRECTORY_PAGE_SIZE) : found.slice(0, DIRECTORY_PAGE_SIZE), total: count, real, page, pages }
}

/** The search in name or place, case-insensitive, a mistyped word put right; city exact; the species in the record's list (S-138 to S-142, S-151, S-152). */
function selectedOf<Item>(records: readonly Item[], { q, city, species }: DirectoryAddress, searched: (record: Item) => Searched): Item[] {
  const read = records.map((record) => ({ record, ...searched(record) })).map((one) => ({ ...one, text: foldForSearch(`${one.name} ${one.place}`) }))
  const texts = read.map(({ text }) => text)
  const holds = holding(meantAmong(texts, q))
  return read
    .filter((one) => (city === '' || one.place === city) && (species === '' || one.species.includes(species)) && holds(one.text))
    .map(({ record }) => record)
}

const alphabet = madeFor((locale) => new Intl.Collator(locale))

/** The values of a filter: each once, in the order of the Romanian alphabet. */
export function choices(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').sort(alphabet('ro').compare)
}
