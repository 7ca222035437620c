import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sheltersQuery } from '#contract/directory.ts'
import { shelter } from '#contract/shelters.ts'
import type { DirectoryIndex } from '../directory/directory-index.ts'
import { listSender } from '../directory/list-route.ts'
import { recordId, recordPath } from '../directory/record-id.ts'
import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { readShelter, sheltersById } from './shelters.ts'

/** Spec §7: GET /shelters. Beyond it one shelter. */
export const shelterRoutes: FastifyPluginAsyncZod<{ db: Db; index: DirectoryIndex }> = async (app, { db, index }) => {
  const tags = ['shelters']
  const send = listSender(index, (ids) => sheltersById(db, ids))

  app.get('/shelters', {
    schema: { tags, querystring: sheltersQuery, response: { 200: z.array(shelter) } },
    handler: async (request, reply) => {
      await send(request, reply, request.query)
    },
  })

  app.get('/shelters/:id', {
    schema: { tags, params: recordPath, response: { 200: shelter } },
    handler: (request) => {
      const id = recordId(request.params.id)
      if (id === null) throw new Refusal('shelter.not_found')
      return readShelter(db, id)
    },
  })
}
