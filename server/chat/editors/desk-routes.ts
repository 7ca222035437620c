import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import { labelledFile } from '../../knowledge/labelled/labelled-questions.ts'
import type { LiveKnowledge } from '../../knowledge/live.ts'
import type { Db } from '../../platform/database/database.ts'
import { operatorOf } from '../../staff/guard.ts'
import { labelQuestion, setAside, undoDecision } from './decide-questions.ts'
import { answeringPages, questionDecisions } from './decisions.ts'
import { questionShown, waitingQuestions } from './groups.ts'

interface QuestionsDesk {
  db: Db
  knowledge: Pick<LiveKnowledge, 'current'>
}

/** /operators/questions: what editors do about what Bobita could not answer. */
export const questionsDeskRoutes: FastifyPluginAsyncZod<QuestionsDesk> = async (app, { db, knowledge }) => {
  app.route({ ...operation('listQuestions'), handler: (request) => waitingQuestions(db, request.query) })

  app.route({ ...operation('readQuestion'), handler: (request) => questionShown(db, request.params.id) })

  app.route({ ...operation('listAnsweringPages'), handler: async (request) => answeringPages(await knowledge.current(), request.query.q) })

  app.route({
    ...operation('setQuestionAside'),
    handler: async (request) => ({ id: await setAside(db, operatorOf(request), request.params.id) }),
  })

  app.route({
    ...operation('labelQuestion'),
    handler: async (request) => ({ id: await labelQuestion(db, operatorOf(request), request.params.id, request.body, await knowledge.current()) }),
  })

  app.route({ ...operation('listQuestionDecisions'), handler: async (request) => questionDecisions(db, request.query, await knowledge.current()) })

  app.route({
    ...operation('undoQuestionDecision'),
    handler: async (request, reply) => {
      await undoDecision(db, operatorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('exportLabelledQuestions'),
    handler: async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', 'attachment; filename="questions.txt"')
        .send(await labelledFile(db)),
  })
}
