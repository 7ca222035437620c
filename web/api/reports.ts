import type { ReportForm } from '#contract/reports.ts'
import { browserApi, type Api } from './client.ts'

/** Says that something published here breaks the law or harms somebody; guests may too. @throws ApiError */
export async function sendNotice(form: ReportForm, api: Api = browserApi): Promise<void> {
  await api.send('POST', '/reports', form, { auth: true })
}
