import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import { requireUser } from '../auth/current-user.ts'
import type { Db } from '../platform/database/database.ts'
import { endShare, listShares, readShare } from './shared-answers.ts'

/** Reading a shared answer, and what whoever shared it does with it; sharing one is the chat's (server/chat/share-routes.ts). */
export const sharedAnswerRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.route({
    ...operation('readShare'),
    handler: (request) => readShare(db, request.params.id),
  })

  app.route({
    ...operation('listOwnShares'),
    handler: async (request) => listShares(db, { user_id: (await requireUser(db, request)).user.id }),
  })

  app.route({
    ...operation('endShare'),
    handler: async (request, reply) => {
      const { user } = await requireUser(db, request)
      await endShare(db, { user_id: user.id }, request.params.id)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('listSharesOfKey'),
    handler: (request) => listShares(db, { key: request.body.key }),
  })

  app.route({
    ...operation('endShareOfKey'),
    handler: async (request, reply) => {
      const { key, id } = request.body
      await endShare(db, { key }, id)
      return reply.code(204).send(null)
    },
  })
}
