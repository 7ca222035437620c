import { isApproved } from '#contract/approval.ts'
import type { DirectoryQuery, DirectoryReportForm, DirectorySuggestionForm } from '#contract/directory.ts'
import { WHOLE_LIST_RECORDS } from '#contract/limits.ts'
import { apiError, browserApi, listOf, type Api, type CallOptions } from './client.ts'

/** Approved records and how many there are in all; `whole` when these are all of them (docs/decisions/0006-lists.md). */
export interface RecordList<Item> {
  records: Item[]
  total: number
  whole: boolean
}

/**
 * Reads a directory's list: plain, or a page of what matches `query`. Carries the bearer token when one is stored (spec §6).
 * A list without `X-Total-Count` is whole: its sender knows no pages.
 *
 * @throws ApiError
 */
export async function readRecords<Item>(api: Api, path: string, read: (sent: Partial<Item>) => Item, query: DirectoryQuery = {}): Promise<RecordList<Item>> {
  const response = await api.raw(path + queryString(query), { headers: { Accept: 'application/json' } }, { auth: true })
  if (!response.ok) throw await apiError(response)
  const sent = listOf<Partial<Item>>(await response.json())
  const records = sent.filter((record) => typeof record === 'object' && record !== null && isApproved(record)).map(read)
  const total = Number(response.headers.get('X-Total-Count') ?? 0)
  return total > WHOLE_LIST_RECORDS || queryString(query) !== '' ? { records, total, whole: false } : { records, total: records.length, whole: true }
}

/** Proposes somebody the directory misses. @throws ApiError */
export async function sendSuggestion(form: DirectorySuggestionForm, options: Pick<CallOptions, 'onProof'> = {}, api: Api = browserApi): Promise<void> {
  await api.send('POST', '/directory/suggestions', form, options)
}

/** Says what is wrong with a record. @throws ApiError */
export async function sendReport(form: DirectoryReportForm, api: Api = browserApi): Promise<void> {
  await api.send('POST', '/directory/reports', form)
}

function queryString({ q, city, species, page }: DirectoryQuery): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (city) query.set('city', city)
  if (species) query.set('species', species)
  if (page !== undefined) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
