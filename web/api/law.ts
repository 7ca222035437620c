import type { LawNotes } from '#contract/law.ts'
import { browserApi, type Api } from './client.ts'

/** The notes on the acts of /lege. @throws ApiError */
export function readLawNotes(api: Api = browserApi): Promise<LawNotes> {
  return api.get<LawNotes>('/law-notes')
}
