import type { ComplaintForm, Filing } from '#contract/complaints.ts'
import * as endpoints from '#contract/endpoints.ts'
import type { PoliceGuide } from '#contract/police-guide.ts'
import { addressOf, ApiError, browserApi, listOf, type Api, type CallOptions } from './client.ts'
import { shownSet, type PlainComplaint, type ShownSet } from './plain-complaint.ts'

/** A list in an object, as other servers of the specification may send it. */
interface Wrapped {
  data?: PlainComplaint[]
  plangeri?: PlainComplaint[]
}

/** The guide to a petition to the police. @throws ApiError */
export function readPoliceGuide(api: Api = browserApi): Promise<PoliceGuide> {
  return api.call(endpoints.readPoliceGuide)
}

/** Makes a set of uploaded files and gives its `media_id`. @throws ApiError */
export async function createComplaint(form: ComplaintForm, api: Api = browserApi): Promise<string> {
  const { data } = await api.call(endpoints.createSet, { body: form, auth: true })
  return data.media_id
}

/** The sets of the person signed in; an answer that is no list counts as an empty one (S-427). @throws ApiError */
export async function listOwnSets(userId: string, signal: AbortSignal, api: Api = browserApi): Promise<ShownSet[]> {
  return setsOf(await api.call(endpoints.listOwnSets, { params: { id: userId }, auth: true, signal })).map(shownSet)
}

/** Deletes a set and its files at once. @throws ApiError */
export async function deleteSet(id: string, api: Api = browserApi): Promise<void> {
  await api.call(endpoints.deleteSet, { params: { id }, auth: true })
}

/** Notes that the petition was filed; the set is then kept until the term of the answer has passed. @throws ApiError */
export async function keepFiling(id: string, filing: Filing, api: Api = browserApi): Promise<void> {
  await api.call(endpoints.keepFiling, { params: { id }, body: filing, auth: true })
}

/** Takes the note of a filing back. @throws ApiError */
export async function forgetFiling(id: string, api: Api = browserApi): Promise<void> {
  await api.call(endpoints.forgetFiling, { params: { id }, auth: true })
}

/** A set of evidence behind a link, asked without a token also when signed in (S-401). @throws ApiError */
export async function readMediaSet(mediaId: string, signal: AbortSignal, api: Api = browserApi): Promise<ShownSet> {
  const { data } = await api.call(endpoints.readSet, { params: { id: mediaId }, signal })
  return shownSet(data)
}

/** Where all files of a set come down in one; with a ticket it is not refused for a limit. */
export function zipAddress(mediaId: string, ticket?: string): string {
  return addressOf(endpoints.downloadSet, { params: { id: mediaId }, query: { ticket } })
}

/** Asks for a download that may begin now, and gives its address. @throws ApiError */
export async function askForZip(mediaId: string, options: CallOptions = {}, api: Api = browserApi): Promise<string> {
  const { data } = await api.call(endpoints.askForZip, { ...options, params: { id: mediaId } })
  return zipAddress(mediaId, data.ticket)
}

/** An unknown set is known by its status, or by '404' in the message (S-430). */
export function isNotFound(error: unknown): boolean {
  return (error instanceof ApiError && error.status === 404) || (error instanceof Error && error.message.includes('404'))
}

function setsOf(answer: PlainComplaint[] | Wrapped | null): PlainComplaint[] {
  const list = Array.isArray(answer) ? answer : (answer?.data ?? answer?.plangeri)
  return Array.isArray(list) ? listOf(list).filter(isSet) : []
}

/** A set without its link or its day cannot be shown. */
function isSet({ media_id, created_at }: Partial<PlainComplaint>): boolean {
  return typeof media_id === 'string' && !Number.isNaN(Date.parse(created_at ?? ''))
}
