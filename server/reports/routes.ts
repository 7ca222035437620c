import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import type { Db } from '../platform/database/database.ts'
import type { MakeLimit } from '../platform/limits/rate-limits.ts'
import { keepReport, refuseUnpublished } from './reports.ts'

/** POST /reports: anybody can say that a set, a petition or an article breaks the law or harms somebody (D-042). */
export const reportRoutes: FastifyPluginAsyncZod<{ db: Db; makeLimit: MakeLimit }> = async (app, { db, makeLimit }) => {
  const countReport = makeLimit('report')

  app.route({
    ...operation('reportContent'),
    preHandler: (request) => countReport(request),
    handler: async (request, reply) => {
      // The honeypot: a machine is answered as a person is, and nothing of it is kept.
      if (request.body.comment?.trim()) await refuseUnpublished(db, request.body)
      else await keepReport(db, request.body)
      return reply.code(204).send(null)
    },
  })
}
