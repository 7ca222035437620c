import type { Petition, SignatureForm, Signed } from '#contract/petitions.ts'
import { browserApi, listOf, type Api } from './client.ts'

/** The active petitions, asked without a token also when signed in (spec §6). @throws ApiError */
export async function listPetitions(signal?: AbortSignal, api: Api = browserApi): Promise<Petition[]> {
  return listOf(await api.get<Petition[] | { data: Petition[] }>('/petitions?active=true', signal ? { signal } : {}))
}

/** Adds a signature, without a token also when signed in: a cookie says who signs (design.md §5). @throws ApiError */
export function signPetition(petitionId: number, form: SignatureForm, signal: AbortSignal, api: Api = browserApi): Promise<Signed> {
  return api.send('POST', `/petitions/${petitionId}/sign`, form, { signal })
}
