import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import { requireUser } from '../auth/current-user.ts'
import { requestLanguage } from '../http/language.ts'
import type { Db } from '../platform/database/database.ts'
import type { MakeLimit } from '../platform/limits/rate-limits.ts'
import { ownProposals, proposePetition, takeProposalBack } from './proposals.ts'

interface ProposalParts {
  db: Db
  makeLimit: MakeLimit
}

/** What an account proposes: POST /petitions/proposals, and its own of them. */
export const proposalRoutes: FastifyPluginAsyncZod<ProposalParts> = async (app, { db, makeLimit }) => {
  const count = makeLimit('petition_proposal', { counted: async (request) => (await requireUser(db, request)).user.id })

  app.route({
    ...operation('proposePetition'),
    preHandler: (request) => count(request),
    handler: async (request, reply) => {
      const { user } = await requireUser(db, request)
      return reply.code(201).send(await proposePetition(db, user.id, request.body, requestLanguage(request)))
    },
  })

  app.route({
    ...operation('listOwnProposals'),
    handler: async (request) => ownProposals(db, (await requireUser(db, request)).user.id),
  })

  app.route({
    ...operation('takeProposalBack'),
    handler: async (request, reply) => {
      await takeProposalBack(db, (await requireUser(db, request)).user.id, request.params.id)
      return reply.code(204).send(null)
    },
  })
}
