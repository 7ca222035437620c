import * as endpoints from '#contract/endpoints.ts'
import type { LearningPage } from '#contract/learning.ts'
import type {
  AnsweringPage,
  Decided,
  DecisionsPage,
  DecisionsQuery,
  LabelForm,
  QuestionShown,
  QuestionsPage,
  QuestionsQuery,
} from '#contract/questions-desk.ts'
import type { Api, CallOptions } from './client.ts'

/** One page of what waits; `after` of the next one stands in its answer. @throws ApiError */
export function listQuestions(api: Api, query: QuestionsQuery): Promise<QuestionsPage> {
  return api.call(endpoints.listQuestions, { query })
}

/** @throws ApiError question.not_found when it no longer waits */
export function readQuestion(api: Api, id: string): Promise<QuestionShown> {
  return api.call(endpoints.readQuestion, { params: { id } })
}

/** What the site publishes that may answer. @throws ApiError */
export function listAnsweringPages(api: Api, q: string): Promise<AnsweringPage[]> {
  return api.call(endpoints.listAnsweringPages, { query: { q } })
}

/** @throws ApiError question.not_found, operator.stale */
export function setQuestionAside(api: Api, id: string, options: CallOptions): Promise<Decided> {
  return api.call(endpoints.setQuestionAside, { ...options, params: { id } })
}

/** @throws ApiError question.not_found, question.page_not_found, operator.stale */
export function labelQuestion(api: Api, id: string, body: LabelForm, options: CallOptions): Promise<Decided> {
  return api.call(endpoints.labelQuestion, { ...options, params: { id }, body })
}

/** One page of what was decided, newest first. @throws ApiError */
export function listQuestionDecisions(api: Api, query: DecisionsQuery): Promise<DecisionsPage> {
  return api.call(endpoints.listQuestionDecisions, { query })
}

/** @throws ApiError question.not_found */
export async function undoQuestionDecision(api: Api, id: string, options: CallOptions = {}): Promise<void> {
  await api.call(endpoints.undoQuestionDecision, { ...options, params: { id } })
}

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
