import type {
  ApproveForm,
  ChangeForm,
  DeskRecord,
  HideForm,
  HistoryPage,
  HistoryQuery,
  MergeForm,
  PhotoForm,
  PhotoRemoval,
  RecordDoubles,
  RecordMerge,
  RecordsPage,
  RecordsQuery,
  RefuseForm,
  SuggestionShown,
  SuggestionsPage,
  UndoForm,
  WaitingQuery,
} from '#contract/directory-desk.ts'
import * as endpoints from '#contract/endpoints.ts'
import type { Api, CallOptions } from './client.ts'
import type { ImportDone, ImportForm, ImportPreview, ImportPreviewForm, ImportsPage, ImportsQuery, ImportUndone } from '#contract/directory-import.ts'

/** One page of what waits; `after` of the next one stands in its answer. @throws ApiError */
export function listSuggestions(api: Api, query: WaitingQuery): Promise<SuggestionsPage> {
  return api.call(endpoints.listSuggestions, { query })
}

/** @param id such as 'shelter-12' @throws ApiError shelter.not_found, trainer.not_found when it no longer waits */
export function readSuggestion(api: Api, id: string): Promise<SuggestionShown> {
  return api.call(endpoints.readSuggestion, { params: { id } })
}

/** A record as it is now, waiting, listed or hidden. @throws ApiError shelter.not_found, trainer.not_found */
export function readRecord(api: Api, id: string): Promise<DeskRecord> {
  return api.call(endpoints.readRecord, { params: { id } })
}

/** @throws ApiError operator.stale, shelter.not_found, trainer.not_found */
export async function approveSuggestion(api: Api, id: string, body: ApproveForm, options: CallOptions): Promise<void> {
  await api.call(endpoints.approveSuggestion, { ...options, params: { id }, body })
}

/** @throws ApiError operator.stale, shelter.not_found, trainer.not_found */
export async function refuseSuggestion(api: Api, id: string, body: RefuseForm, options: CallOptions): Promise<void> {
  await api.call(endpoints.refuseSuggestion, { ...options, params: { id }, body })
}

/** @throws ApiError operator.stale, shelter.not_found, trainer.not_found */
export async function mergeSuggestion(api: Api, id: string, body: MergeForm, options: CallOptions): Promise<void> {
  await api.call(endpoints.mergeSuggestion, { ...options, params: { id }, body })
}

/** One page of the records; `after` of the next one stands in its answer. @throws ApiError */
export function listRecords(api: Api, query: RecordsQuery): Promise<RecordsPage> {
  return api.call(endpoints.listRecords, { query })
}

/** @throws ApiError operator.stale, operator.decided, shelter.not_found, trainer.not_found */
export async function changeRecord(api: Api, id: string, body: ChangeForm, options: CallOptions): Promise<void> {
  await api.call(endpoints.changeRecord, { ...options, params: { id }, body })
}

/** @throws ApiError operator.stale, operator.decided, shelter.not_found, trainer.not_found */
export async function hideRecord(api: Api, id: string, body: HideForm, options: CallOptions): Promise<void> {
  await api.call(endpoints.hideRecord, { ...options, params: { id }, body })
}

/** @throws ApiError operator.stale, shelter.not_found, trainer.not_found */
export async function showRecord(api: Api, id: string, body: HideForm, options: CallOptions): Promise<void> {
  await api.call(endpoints.showRecord, { ...options, params: { id }, body })
}

/** Records that may be the same as one. @throws ApiError shelter.not_found, trainer.not_found */
export function listDoubles(api: Api, id: string): Promise<RecordDoubles> {
  return api.call(endpoints.listDoubles, { params: { id } })
}

/** @throws ApiError operator.stale for either of the two, shelter.not_found, trainer.not_found */
export async function mergeRecords(api: Api, id: string, body: RecordMerge, options: CallOptions): Promise<void> {
  await api.call(endpoints.mergeRecords, { ...options, params: { id }, body })
}

/** @throws ApiError operator.stale, and what the photo is refused for */
export async function putRecordPhoto(api: Api, id: string, body: PhotoForm, options: CallOptions): Promise<void> {
  await api.call(endpoints.putRecordPhoto, { ...options, params: { id }, body })
}

/** @throws ApiError operator.stale, record.no_photo */
export async function removeRecordPhoto(api: Api, id: string, body: PhotoRemoval, options: CallOptions): Promise<void> {
  await api.call(endpoints.removeRecordPhoto, { ...options, params: { id }, body })
}

/** @throws ApiError shelter.not_found, trainer.not_found */
export function readRecordHistory(api: Api, id: string, query: HistoryQuery): Promise<HistoryPage> {
  return api.call(endpoints.readRecordHistory, { params: { id }, query })
}

/** @throws ApiError operator.stale, operator.not_undoable */
export async function undoRecordChange(api: Api, id: string, body: UndoForm): Promise<void> {
  await api.call(endpoints.undoRecordChange, { params: { id }, body })
}

/** What an import would do; nothing is written. @throws ApiError */
export function previewImport(api: Api, body: ImportPreviewForm, options: CallOptions): Promise<ImportPreview> {
  return api.call(endpoints.previewImport, { ...options, body })
}

/** @throws ApiError operator.stale with the dry run as it is now */
export function importRecords(api: Api, body: ImportForm, options: CallOptions): Promise<ImportDone> {
  return api.call(endpoints.importRecords, { ...options, body })
}

/** One page of the imports; `after` of the next one stands in its answer. @throws ApiError */
export function listImports(api: Api, query: ImportsQuery): Promise<ImportsPage> {
  return api.call(endpoints.listImports, { query })
}

/** @throws ApiError operator.not_undoable */
export function undoImport(api: Api, id: string, options: CallOptions): Promise<ImportUndone> {
  return api.call(endpoints.undoImport, { ...options, params: { id } })
}
