import type { ConversationSearch } from '#contract/conversation-search.ts'
import * as endpoints from '#contract/endpoints.ts'
import { apiError, browserApi, type Api } from './client.ts'

/** One's own conversations in which the words were said. @throws ApiError */
export function searchConversations(q: string, signal: AbortSignal, api: Api = browserApi): Promise<ConversationSearch> {
  return api.call(endpoints.searchConversations, { query: { q }, auth: true, signal })
}

/** All one's own conversations as a Markdown file. @throws ApiError */
export async function exportConversations(api: Api = browserApi): Promise<Blob> {
  const response = await api.raw(endpoints.exportConversations, { auth: true })
  if (!response.ok) throw await apiError(response)
  return response.blob()
}
