import type { DirectoryQuery, TrainerFilters } from '#contract/directory.ts'
import { ApiError, type Api } from '#web/api/client.ts'
import type { RecordList } from '#web/api/directories.ts'
import type { DirectoryAddress } from './address.ts'

/** What a directory screen has got: its records, or nothing because loading failed (S-378). */
export type Loaded<Item> = { kind: 'failed' } | { kind: 'loaded'; list: RecordList<Item>; filters: TrainerFilters; opened: Opened<Item> | null }

/** The record asked for by a number that is not in the list: another one when that was merged into it, null when there is none. */
interface Opened<Item> {
  asked: string
  record: Item | null
}

/** The calls of one directory (web/api). */
export interface DirectoryCalls<Item> {
  list: (api: Api) => Promise<RecordList<Item>>
  search: (query: DirectoryQuery & { page: number }, api: Api) => Promise<RecordList<Item>>
  one: (id: string, api: Api) => Promise<Item>
  /** What the filters offer: asked of the server, or read off a whole list. */
  filters: (api: Api) => Promise<TrainerFilters>
  filtersOf: (records: readonly Item[]) => TrainerFilters
}

type Identified = { id: number; is_example: boolean }

/** What the server renders: the one page the address asks for, so that the HTML does not carry the whole list. */
export function loadPage<Item extends Identified>(calls: DirectoryCalls<Item>, address: DirectoryAddress, api: Api): Promise<Loaded<Item>> {
  return unlessItFails(async () => {
    const { id, ...query } = address
    const [list, filters] = await Promise.all([calls.search(query, api), calls.filters(api)])
    return { kind: 'loaded', list, filters, opened: await openedRecord(calls, id, list.records, api) }
  })
}

/** What the browser loads: the plain list; where that is not whole, the page too (docs/decisions/0006-lists.md). */
export function loadList<Item extends Identified>(calls: DirectoryCalls<Item>, address: DirectoryAddress, api: Api): Promise<Loaded<Item>> {
  return unlessItFails(async () => {
    const list = await calls.list(api)
    if (!list.whole) return loadPage(calls, address, api)
    return { kind: 'loaded', list, filters: calls.filtersOf(list.records), opened: await openedRecord(calls, address.id, list.records, api) }
  })
}

/** The record a link opens, when it is not among those shown; nothing is asked for else. */
async function openedRecord<Item extends Identified>(
  calls: DirectoryCalls<Item>,
  id: string | null,
  records: readonly Item[],
  api: Api,
): Promise<Opened<Item> | null> {
  if (id === null || records.some((record) => String(record.id) === id)) return null
  return { asked: id, record: await calls.one(id, api).catch(() => null) }
}

/** The record of a link, in what is loaded; null when it is in no list, undefined when it was not asked for yet. */
export function openRecord<Item extends Identified>({ list, opened }: Extract<Loaded<Item>, { kind: 'loaded' }>, id: string): Item | null | undefined {
  const listed = list.records.find((record) => String(record.id) === id)
  return listed ?? (opened?.asked === id ? opened.record : undefined)
}

async function unlessItFails<Item>(load: () => Promise<Loaded<Item>>): Promise<Loaded<Item>> {
  try {
    return await load()
  } catch (error) {
    // The client has already logged an answer that was a failure.
    if (!(error instanceof ApiError)) console.error(error)
    return { kind: 'failed' }
  }
}
