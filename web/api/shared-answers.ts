import * as endpoints from '#contract/endpoints.ts'
import type { OwnShare, SharedAnswer, ShareMade, SharePreview } from '#contract/shared-answers.ts'
import { browserApi, type Api, type CallOptions } from './client.ts'

/** What would be shared of an answer. @throws ApiError chat.message_not_found */
export function previewShare(id: string, signal: AbortSignal): Promise<SharePreview> {
  return browserApi.call(endpoints.previewShare, { params: { id }, signal, auth: true })
}

/** @throws ApiError chat.message_not_found, share.full */
export function shareAnswer(id: string, question: string | null, key: string | null, options: CallOptions): Promise<ShareMade> {
  return browserApi.call(endpoints.shareAnswer, { ...options, params: { id }, body: { question, ...(key !== null && { key }) }, auth: true })
}

/** @throws ApiError share.not_found */
export function readShare(id: string, signal: AbortSignal, api: Api): Promise<SharedAnswer> {
  return api.call(endpoints.readShare, { params: { id }, signal })
}

/** Somebody's shares, by their account or by the key of their device. */
export interface ShareSource {
  list: (signal: AbortSignal) => Promise<OwnShare[]>
  end: (id: string) => Promise<unknown>
}

export const sharesOfAccount: ShareSource = {
  list: (signal) => browserApi.call(endpoints.listOwnShares, { signal, auth: true }),
  end: (id) => browserApi.call(endpoints.endShare, { params: { id }, auth: true }),
}

export function sharesOfKey(key: string): ShareSource {
  return {
    list: (signal) => browserApi.call(endpoints.listSharesOfKey, { body: { key }, signal }),
    end: (id) => browserApi.call(endpoints.endShareOfKey, { body: { key, id } }),
  }
}
