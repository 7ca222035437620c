import * as endpoints from '#contract/endpoints.ts'
import type { Confirmed, OwnSignature, Petition, SignatureForm, Signed } from '#contract/petitions.ts'
import { browserApi, listOf, type Api, type CallOptions } from './client.ts'
import { numberField, textField, textOrNull } from './record-fields.ts'

/** The active petitions, asked without a token also when signed in (S-400). @throws ApiError */
export async function listPetitions(signal?: AbortSignal, api: Api = browserApi): Promise<Petition[]> {
  const answer: Partial<Petition>[] = await api.call(endpoints.listPetitions, { query: { active: 'true' }, ...(signal && { signal }) })
  return listOf(answer).flatMap(petitionOf)
}

/** A petition without an id or a title is none; other fields may be missing where the list comes from elsewhere. */
function petitionOf(sent: Partial<Petition>): Petition[] {
  const { id, title } = sent
  if (typeof id !== 'number' || typeof title !== 'string') return []
  return [
    {
      id,
      title,
      description: textField(sent.description),
      photo_url: textOrNull(sent.photo_url),
      current_signatures: numberField(sent.current_signatures),
      // A goal of nothing would be reached before anybody signs.
      required_signatures: Math.max(1, numberField(sent.required_signatures)),
      verified_signatures: typeof sent.verified_signatures === 'number' ? sent.verified_signatures : null,
      created_at: textField(sent.created_at),
      addressee: textField(sent.addressee),
      title_en: textOrNull(sent.title_en),
      summary_en: textOrNull(sent.summary_en),
      is_example: sent.is_example === true,
      updates: updatesOf(sent.updates),
    },
  ]
}

function updatesOf(sent: Petition['updates'] | undefined): Petition['updates'] {
  return listOf(sent ?? []).map(({ id, title, text, created_at }) => ({
    id: numberField(id),
    title: textField(title),
    text: textField(text),
    created_at: textField(created_at),
  }))
}

/** Adds a signature, without a token also when signed in: a cookie says who signs. Answers the code that takes it back, where there is one. @throws ApiError */
export async function signPetition(
  id: number,
  form: SignatureForm,
  options: Pick<CallOptions, 'signal' | 'onProof'>,
  api: Api = browserApi,
): Promise<string | null> {
  const answer: Partial<Signed> = await api.call(endpoints.signPetition, { ...options, params: { id }, body: form })
  return textOrNull(answer.withdrawal_code)
}

/** Takes back the signature a code was shown for. @throws ApiError petition.code_invalid */
export function withdrawByCode(code: string, options: CallOptions, api: Api = browserApi): Promise<Confirmed> {
  return api.call(endpoints.withdrawByCode, { ...options, body: { code } })
}

/** Confirms the signature a mail's link leads to. @throws ApiError petition.link_invalid */
export function confirmSignature(token: string, api: Api = browserApi): Promise<Confirmed> {
  return api.call(endpoints.confirmSignature, { body: { token } })
}

/** Where somebody's own signatures are read and taken back, and news of them asked for: by the link of a mail, or by their account. */
export interface OwnSignatures {
  list(): Promise<OwnSignature[]>
  withdraw(petitionId: number): Promise<unknown>
  /** Begins or ends the mails that tell what is new. */
  chooseUpdates(petitionId: number, wants: boolean): Promise<unknown>
}

/** @throws ApiError petition.link_invalid, from both */
export function signaturesOfLink(readToken: () => string, api: Api = browserApi): OwnSignatures {
  return {
    list: async () => ownSignaturesOf(await api.call(endpoints.listSignaturesOfLink, { body: { token: readToken() } })),
    withdraw: (petition_id) => api.call(endpoints.withdrawByLink, { body: { token: readToken(), petition_id } }),
    chooseUpdates: (petition_id, wants_updates) => api.call(endpoints.chooseUpdatesByLink, { body: { token: readToken(), petition_id, wants_updates } }),
  }
}

/** @throws ApiError auth.required, from both */
export function signaturesOfAccount(api: Api = browserApi): OwnSignatures {
  return {
    list: async () => ownSignaturesOf(await api.call(endpoints.listOwnSignatures, { auth: true })),
    withdraw: (id) => api.call(endpoints.withdrawSignature, { params: { id }, auth: true }),
    chooseUpdates: (id, wants_updates) => api.call(endpoints.chooseUpdates, { params: { id }, body: { wants_updates }, auth: true }),
  }
}

/** A signature without its petition is none: nothing could be taken back. */
function ownSignaturesOf(answer: Partial<OwnSignature>[]): OwnSignature[] {
  return listOf(answer).flatMap(({ petition_id, wants_updates, ...sent }) => {
    if (typeof petition_id !== 'number') return []
    const told = { title: textField(sent.title), created_at: textField(sent.created_at), verified: sent.verified === true, result: textOrNull(sent.result) }
    return [{ petition_id, ...told, wants_updates: typeof wants_updates === 'boolean' ? wants_updates : null }]
  })
}
