import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import { operatorOf } from '../staff/guard.ts'
import type { Learning } from './learning.ts'

/** /operators/learning: learning from what editors labelled, and taking it back. */
export const learningDeskRoutes: FastifyPluginAsyncZod<{ learning: Learning }> = async (app, { learning }) => {
  app.route({ ...operation('readLearning'), handler: () => learning.page() })

  app.route({
    ...operation('startLearning'),
    handler: async (request, reply) => {
      const { id } = await learning.start(operatorOf(request))
      return reply.code(201).send({ id })
    },
  })

  app.route({
    ...operation('undoLearning'),
    handler: async (request, reply) => {
      await learning.undo(operatorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })
}
