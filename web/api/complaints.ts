import type { PoliceGuide } from '#contract/police-guide.ts'
import { ApiError, browserApi, type Api } from './client.ts'

/** The guide to a petition to the police. @throws ApiError */
export function readPoliceGuide(api: Api = browserApi): Promise<PoliceGuide> {
  return api.get('/police-guide')
}

/** A set of evidence behind a link, asked without a token also when signed in (spec §6). @throws ApiError */
export function readMediaSet(mediaId: string, signal: AbortSignal, api: Api = browserApi): Promise<unknown> {
  return api.get(`/plangeri/media/${encodeURIComponent(mediaId)}`, { signal })
}

/** Spec §7: an unknown set is known by its status, or by '404' in the message. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError ? error.status === 404 : error instanceof Error && error.message.includes('404')
}
