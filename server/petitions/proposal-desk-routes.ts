import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import type { Db } from '../platform/database/database.ts'
import { operatorOf } from '../staff/guard.ts'
import { publishProposal, readProposal, refuseProposal, waitingProposals } from './decide-proposals.ts'
import { petitionFields } from './desk-routes.ts'

/** /operators/petition-proposals: what the petitioner's desk decides about. */
export const proposalDeskRoutes: FastifyPluginAsyncZod<{ db: Db; mails: boolean }> = async (app, { db, mails }) => {
  app.route({ ...operation('listProposals'), handler: (request) => waitingProposals(db, request.query.after) })

  app.route({ ...operation('readProposal'), handler: (request) => readProposal(db, request.params.id) })

  app.route({
    ...operation('publishProposal'),
    handler: async (request, reply) => {
      const id = await publishProposal(db, operatorOf(request), request.params.id, petitionFields(request.body), { mails })
      return reply.code(201).send({ id })
    },
  })

  app.route({
    ...operation('refuseProposal'),
    handler: async (request, reply) => {
      await refuseProposal(db, operatorOf(request), request.params.id, request.body.reason, { mails })
      return reply.code(204).send(null)
    },
  })
}
