import * as endpoints from '#contract/endpoints.ts'
import type { ReportForm } from '#contract/reports.ts'
import { browserApi, type Api, type CallOptions } from './client.ts'

/** Says that something published here breaks the law or harms somebody; guests may too. @throws ApiError */
export async function sendReport(form: ReportForm, options: CallOptions = {}, api: Api = browserApi): Promise<void> {
  await api.call(endpoints.reportContent, { ...options, body: form, auth: true })
}
