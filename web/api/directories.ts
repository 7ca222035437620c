import { isApproved } from '#contract/approval.ts'
import type { DirectoryQuery, CorrectionForm, DirectorySuggestionForm } from '#contract/directory.ts'
import * as endpoints from '#contract/endpoints.ts'
import { EXAMPLES_HEADER, WHOLE_LIST_RECORDS } from '#contract/limits.ts'
import { apiError, browserApi, listOf, type Api, type CallOptions } from './client.ts'

/** Approved records and how many there are in all; `whole` when these are all of them (docs/decisions/0006-lists.md). */
export interface RecordList<Item> {
  records: Item[]
  total: number
  /** How many of them are invented examples. */
  examples: number
  whole: boolean
}

/**
 * Reads a directory's list: plain, or a page of what matches `query`. Carries the bearer token when one is stored (S-398).
 * A list without `X-Total-Count` is whole: its sender knows no pages.
 *
 * @throws ApiError
 */
export async function readRecords<Item extends { is_example: boolean }>(
  api: Api,
  endpoint: endpoints.Endpoint<'listShelters' | 'listTrainers'>,
  read: (sent: Partial<Item>) => Item,
  { q, city, species, page }: DirectoryQuery = {},
): Promise<RecordList<Item>> {
  const query = { q: q || undefined, city: city || undefined, species: species || undefined, page }
  const response = await api.raw(endpoint, { query, auth: true })
  if (!response.ok) throw await apiError(response)
  const answer: Partial<Item>[] = await response.json()
  const sent = listOf(answer)
  const records = sent.filter(isApproved).map(read)
  const total = Number(response.headers.get('X-Total-Count') ?? 0)
  if (total <= WHOLE_LIST_RECORDS && Object.values(query).every((value) => value === undefined))
    return { records, total: records.length, examples: records.filter(({ is_example }) => is_example).length, whole: true }
  return { records, total, examples: Number(response.headers.get(EXAMPLES_HEADER) ?? 0), whole: false }
}

/** Proposes somebody the directory misses. @throws ApiError */
export async function sendSuggestion(form: DirectorySuggestionForm, options: CallOptions = {}, api: Api = browserApi): Promise<void> {
  await api.call(endpoints.suggestRecord, { ...options, body: form })
}

/** Says what is wrong with a record. @throws ApiError */
export async function sendCorrection(form: CorrectionForm, options: CallOptions = {}, api: Api = browserApi): Promise<void> {
  await api.call(endpoints.correctRecord, { ...options, body: form })
}
