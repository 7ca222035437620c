import { z } from 'zod'
import { recordPath } from './common.ts'
import type { Codes, Described } from './described.ts'
import {
  answeringPages,
  answeringQuery,
  decided,
  decisionsPage,
  decisionsQuery,
  labelForm,
  questionShown,
  questionsPage,
  questionsQuery,
} from './questions-desk.ts'
import type { Role } from './staff.ts'

const editors: readonly Role[] = ['editor']
const desk = { who: 'operator', roles: editors, tags: ['operators', 'questions'] } as const
const OPERATOR: Codes = ['request.cross_site', 'operator.required', 'operator.forbidden']
const DECIDED: Codes = [...OPERATOR, 'question.not_found', 'operator.stale']

/** What Bobita could not answer or was told off for, as editors see it. Alike questions are one group. */
export const questionsOperations = {
  listQuestions: {
    ...desk,
    description: 'Questions that nobody has decided about, the most asked or the newest first, fifty groups at a time.',
    querystring: questionsQuery,
    response: { 200: questionsPage },
    refuses: OPERATOR,
  },
  readQuestion: { ...desk, params: recordPath, response: { 200: questionShown }, refuses: [...OPERATOR, 'question.not_found'] },
  listAnsweringPages: {
    ...desk,
    description: 'What the site publishes that may answer a question, the likeliest first.',
    querystring: answeringQuery,
    response: { 200: answeringPages },
    refuses: OPERATOR,
  },
  setQuestionAside: {
    ...desk,
    description: 'Takes a group off the list, and whatever is asked in the same words while it is kept.',
    params: recordPath,
    response: { 200: decided },
    refuses: DECIDED,
  },
  labelQuestion: {
    ...desk,
    description: 'Says which page answers a group: Bobita answers these questions from it within seconds.',
    params: recordPath,
    body: labelForm,
    response: { 200: decided },
    refuses: [...DECIDED, 'question.page_not_found'],
  },
  listQuestionDecisions: { ...desk, querystring: decisionsQuery, response: { 200: decisionsPage }, refuses: OPERATOR },
  undoQuestionDecision: {
    ...desk,
    description: 'Takes a decision back: its questions wait again, and what was labelled is answered as before.',
    params: recordPath,
    response: { 204: z.null() },
    refuses: [...OPERATOR, 'question.not_found'],
  },
  exportLabelledQuestions: {
    ...desk,
    description: 'Every labelled question as a file of content/questions, for training.',
    produces: ['text/plain; charset=utf-8'],
    refuses: OPERATOR,
  },
} satisfies Record<string, Described>
