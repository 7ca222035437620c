import * as endpoints from '#contract/endpoints.ts'
import type { NotesPage, NotesQuery, ReportDecided, ReportDecision, ReportShown, ReportsPage, ReportsQuery } from '#contract/reports-desk.ts'
import type { Api, CallOptions } from './client.ts'

/** One page of the notices that wait; `after` of the next one stands in its answer. @throws ApiError */
export function listReports(api: Api, query: ReportsQuery): Promise<ReportsPage> {
  return api.call(endpoints.listReports, { query })
}

/** @throws ApiError operator.decided, operator.notice_not_found */
export function readReport(api: Api, id: string): Promise<ReportShown> {
  return api.call(endpoints.readReport, { params: { id } })
}

/** @throws ApiError operator.decided, operator.notice_not_found */
export function hideReported(api: Api, id: string, body: ReportDecision, options: CallOptions): Promise<ReportDecided> {
  return api.call(endpoints.hideReported, { ...options, params: { id }, body })
}

/** @throws ApiError operator.decided, operator.notice_not_found */
export function keepReported(api: Api, id: string, body: ReportDecision, options: CallOptions): Promise<ReportDecided> {
  return api.call(endpoints.keepReported, { ...options, params: { id }, body })
}

/** @throws ApiError operator.notice_not_found when it was sent already */
export async function letterSent(api: Api, id: string): Promise<void> {
  await api.call(endpoints.letterSent, { params: { id } })
}

/** One page of what visitors say is wrong with records. @throws ApiError */
export function listNotes(api: Api, query: NotesQuery): Promise<NotesPage> {
  return api.call(endpoints.listNotes, { query })
}

/** @throws ApiError operator.decided, operator.notice_not_found */
export async function refuseNote(api: Api, id: string, body: ReportDecision, options: CallOptions): Promise<void> {
  await api.call(endpoints.refuseNote, { ...options, params: { id }, body })
}
