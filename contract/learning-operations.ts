import { z } from 'zod'
import { recordPath } from './common.ts'
import type { Codes, Described } from './described.ts'
import { learningPage, learningStarted } from './learning.ts'
import type { Role } from './staff.ts'

const editors: readonly Role[] = ['editor']
/** A learning keeps a processor busy for ten minutes and changes how every message is understood: owners begin it and take it back. */
const owners: readonly Role[] = []
const desk = { who: 'operator', tags: ['operators', 'questions'] } as const
const OPERATOR: Codes = ['request.cross_site', 'operator.required', 'operator.forbidden']

/** Learning from what editors have labelled, in the background. */
export const learningOperations = {
  readLearning: {
    ...desk,
    roles: editors,
    description:
      'How many questions are labelled since the last learning, how far one is, and what became of the last ones, with the figures before and after.',
    response: { 200: learningPage },
    refuses: OPERATOR,
  },
  startLearning: {
    ...desk,
    roles: owners,
    description: 'Begins a learning in a process of low priority, one at a time; what is learned is used only when no figure is worse.',
    response: { 201: learningStarted },
    refuses: [...OPERATOR, 'learning.running', 'learning.no_questions'],
  },
  undoLearning: {
    ...desk,
    roles: owners,
    description: 'Takes what was learned back at once: messages are understood as before it.',
    params: recordPath,
    response: { 204: z.null() },
    refuses: [...OPERATOR, 'learning.running', 'learning.not_live'],
  },
} satisfies Record<string, Described>
