import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import { recordId } from '../platform/record-id.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Db } from '../platform/database/database.ts'
import { operatorOf } from '../staff/guard.ts'
import { petitionId } from './petition-id.ts'
import { publishUpdate, readUpdates, removeUpdate } from './updates.ts'

/** What operators tell of a petition while it goes on. */
export const updateRoutes: FastifyPluginAsyncZod<{ db: Db; mails: boolean }> = async (app, { db, mails }) => {
  app.route({ ...operation('listUpdates'), handler: (request) => readUpdates(db, petitionId(request.params.id)) })

  app.route({
    ...operation('publishUpdate'),
    handler: async (request, reply) => {
      const id = petitionId(request.params.id)
      await publishUpdate(db, operatorOf(request), id, request.body, { mails })
      return reply.code(201).send(await readUpdates(db, id))
    },
  })

  app.route({
    ...operation('removeUpdate'),
    handler: async (request, reply) => {
      const id = recordId(request.params.id)
      if (id === null) throw new Refusal('petition.update_not_found')
      await removeUpdate(db, operatorOf(request), id)
      return reply.code(204).send(null)
    },
  })
}
