import type { Confirmed, OwnSignature, Petition, SignatureForm, Signed } from '#contract/petitions.ts'
import { browserApi, listOf, type Api, type CallOptions } from './client.ts'

/** The active petitions, asked without a token also when signed in (spec §6). @throws ApiError */
export async function listPetitions(signal?: AbortSignal, api: Api = browserApi): Promise<Petition[]> {
  return listOf(await api.get<Petition[] | { data: Petition[] }>('/petitions?active=true', signal ? { signal } : {}))
}

/** Adds a signature, without a token also when signed in: a cookie says who signs (design.md §5). @throws ApiError */
export function signPetition(
  petitionId: number,
  form: SignatureForm,
  options: Pick<CallOptions, 'signal' | 'onProof'>,
  api: Api = browserApi,
): Promise<Signed> {
  return api.send('POST', `/petitions/${petitionId}/sign`, form, options)
}

/** Confirms the signature a mail's link leads to. @throws ApiError petition.link_invalid */
export function confirmSignature(token: string, api: Api = browserApi): Promise<Confirmed> {
  return api.send('POST', '/petitions/confirm', { token })
}

/** Where somebody's own signatures are read and taken back: by the link of a mail, or by their account. */
export interface OwnSignatures {
  list(): Promise<OwnSignature[]>
  withdraw(petitionId: number): Promise<unknown>
}

/** @throws ApiError petition.link_invalid, from both */
export function signaturesOfLink(readToken: () => string, api: Api = browserApi): OwnSignatures {
  return {
    list: () => api.send('POST', '/petitions/signed', { token: readToken() }),
    withdraw: (petition_id) => api.send('POST', '/petitions/withdraw', { token: readToken(), petition_id }),
  }
}

/** @throws ApiError auth.required, from both */
export function signaturesOfAccount(api: Api = browserApi): OwnSignatures {
  return {
    list: () => api.get('/profile/signatures', { auth: true }),
    withdraw: (id) => api.send('DELETE', `/profile/signatures/${id}`, undefined, { auth: true }),
  }
}
