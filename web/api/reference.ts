import type { AnswerLanguage } from '#contract/chat.ts'
import * as endpoints from '#contract/endpoints.ts'
import type { FirstAid } from '#contract/first-aid.ts'
import type { LawNotes } from '#contract/law.ts'
import type { Poison } from '#contract/poisons.ts'
import type { Language } from '#texts/language.ts'
import { browserApi, listOf, type Api } from './client.ts'

/** The commonest emergencies in one language. @throws ApiError */
export function readFirstAid(language: AnswerLanguage, api: Api = browserApi): Promise<FirstAid> {
  return api.call(endpoints.readFirstAid, { query: { language } })
}

/** The table of poisons in one language. @throws ApiError */
export async function listPoisons(language: Language, api: Api = browserApi): Promise<Poison[]> {
  return listOf(await api.call(endpoints.listPoisons, { query: { language } }))
}

/** The notes on the acts of /lege. @throws ApiError */
export function readLawNotes(api: Api = browserApi): Promise<LawNotes> {
  return api.call(endpoints.readLawNotes)
}
