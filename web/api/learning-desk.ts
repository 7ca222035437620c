import * as endpoints from '#contract/endpoints.ts'
import type { LearningPage } from '#contract/learning.ts'
import type { Api, CallOptions } from './client.ts'

/** What is labelled, how far a learning is, and what became of the last ones. @throws ApiError */
export function readLearning(api: Api): Promise<LearningPage> {
  return api.call(endpoints.readLearning, {})
}

/** @throws ApiError learning.running, learning.no_questions */
export async function startLearning(api: Api, options: CallOptions): Promise<void> {
  await api.call(endpoints.startLearning, options)
}

/** @throws ApiError learning.running, learning.not_live */
export async function undoLearning(api: Api, id: string, options: CallOptions): Promise<void> {
  await api.call(endpoints.undoLearning, { ...options, params: { id } })
}
