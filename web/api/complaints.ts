import type { ComplaintForm, Filing } from '#contract/complaints.ts'
import type { PoliceGuide } from '#contract/police-guide.ts'
import { ApiError, browserApi, type Api } from './client.ts'
import { shownSet, type PlainComplaint, type ShownSet } from './plain-complaint.ts'

/** A list in an object, as other servers of the specification may send it. */
interface Wrapped {
  data?: PlainComplaint[]
  plangeri?: PlainComplaint[]
}

/** The guide to a petition to the police. @throws ApiError */
export function readPoliceGuide(api: Api = browserApi): Promise<PoliceGuide> {
  return api.get('/police-guide')
}

/** Makes a set of uploaded files and gives its `media_id`. @throws ApiError */
export async function createComplaint(form: ComplaintForm, api: Api = browserApi): Promise<string> {
  const { data } = await api.send<{ data: { media_id: string } }>('POST', '/plangeri', form, { auth: true })
  return data.media_id
}

/** The sets of the person signed in; an answer that is no list counts as an empty one (spec §7). @throws ApiError */
export async function listOwnSets(userId: string, signal: AbortSignal, api: Api = browserApi): Promise<ShownSet[]> {
  const answer = await api.get<PlainComplaint[] | Wrapped | null>(`/plangeri/user/${encodeURIComponent(userId)}`, { auth: true, signal })
  const list = Array.isArray(answer) ? answer : (answer?.data ?? answer?.plangeri)
  return Array.isArray(list) ? list.map(shownSet) : []
}

/** Deletes a set and its files at once. @throws ApiError */
export async function deleteSet(id: string, api: Api = browserApi): Promise<void> {
  await api.send('DELETE', setPath(id), undefined, { auth: true })
}

/** Notes that the petition was filed; the set is then kept until the term of the answer has passed. @throws ApiError */
export async function keepFiling(id: string, filing: Filing, api: Api = browserApi): Promise<void> {
  await api.send('PUT', `${setPath(id)}/filing`, filing, { auth: true })
}

/** Takes the note of a filing back. @throws ApiError */
export async function forgetFiling(id: string, api: Api = browserApi): Promise<void> {
  await api.send('DELETE', `${setPath(id)}/filing`, undefined, { auth: true })
}

/** A set of evidence behind a link, asked without a token also when signed in (spec §6). @throws ApiError */
export async function readMediaSet(mediaId: string, signal: AbortSignal, api: Api = browserApi): Promise<ShownSet> {
  const { data } = await api.get<{ data: PlainComplaint }>(`/plangeri/media/${encodeURIComponent(mediaId)}`, { signal })
  return shownSet(data)
}

/** Where all files of a set come down in one. */
export function zipAddress(mediaId: string): string {
  return `/api/v1/plangeri/media/${encodeURIComponent(mediaId)}/zip`
}

/** Spec §7: an unknown set is known by its status, or by '404' in the message. */
export function isNotFound(error: unknown): boolean {
  return (error instanceof ApiError && error.status === 404) || (error instanceof Error && error.message.includes('404'))
}

function setPath(id: string): string {
  return `/plangeri/${encodeURIComponent(id)}`
}
