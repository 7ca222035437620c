import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import type { DirectoryIndex } from '../directory/directory-index.ts'
import { listSender } from '../directory/list-route.ts'
import { recordId } from '../platform/record-id.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { readShelter, sheltersById } from './shelters.ts'

/** GET /shelters (S-404). Beyond it one shelter. */
export const shelterRoutes: FastifyPluginAsyncZod<{ db: Db; reading: Db; index: DirectoryIndex }> = async (app, { db, reading, index }) => {
  const send = listSender(index, (ids) => sheltersById(reading, ids))

  app.route({
    ...operation('listShelters'),
    handler: async (request, reply) => {
      await send(request, reply, request.query)
    },
  })

  app.route({
    ...operation('readShelter'),
    handler: (request) => {
      const id = recordId(request.params.id)
      if (id === null) throw new Refusal('shelter.not_found')
      return readShelter(db, id)
    },
  })
}
