import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isBreedName } from '#content/breeds/breed-names.ts'
import { trainerFilters, trainersQuery } from '#contract/directory.ts'
import { trainer } from '#contract/trainers.ts'
import type { DirectoryIndex } from '../directory/directory-index.ts'
import { listSender } from '../directory/list-route.ts'
import { recordId, recordPath } from '../directory/record-id.ts'
import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { readTrainer, trainersById } from './trainers.ts'

/** Spec §7: GET /trainers. Beyond it one trainer, and what the filters of a directory too large for one answer offer. */
export const trainerRoutes: FastifyPluginAsyncZod<{ db: Db; index: DirectoryIndex }> = async (app, { db, index }) => {
  const tags = ['trainers']
  const send = listSender(index, (ids) => trainersById(db, ids))

  app.get('/trainers', {
    schema: { tags, querystring: trainersQuery, response: { 200: z.array(trainer) } },
    handler: async (request, reply) => {
      await send(request, reply, request.query)
    },
  })

  app.get('/trainers/filters', {
    schema: { tags, response: { 200: trainerFilters } },
    handler: async (_request, reply) => {
      const { cities, species } = await index.current()
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=300')
      return { cities, species: species.filter((item) => !isBreedName(item)) }
    },
  })

  app.get('/trainers/:id', {
    schema: { tags, params: recordPath, response: { 200: trainer } },
    handler: (request) => {
      const id = recordId(request.params.id)
      if (id === null) throw new Refusal('trainer.not_found')
      return readTrainer(db, id)
    },
  })
}
