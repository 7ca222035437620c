import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { isBreedName } from '#content/breeds/breed-names.ts'
import { operation } from '#contract/operations.ts'
import type { DirectoryIndex } from '../directory/directory-index.ts'
import { listSender } from '../directory/list-route.ts'
import { recordId } from '../platform/record-id.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { readTrainer, trainersById } from './trainers.ts'

/** GET /trainers (S-405). Beyond it one trainer, and what the filters of a directory too large for one answer offer. */
export const trainerRoutes: FastifyPluginAsyncZod<{ db: Db; reading: Db; index: DirectoryIndex }> = async (app, { db, reading, index }) => {
  const send = listSender(index, (ids) => trainersById(reading, ids))

  app.route({
    ...operation('listTrainers'),
    handler: async (request, reply) => {
      await send(request, reply, request.query)
    },
  })

  app.route({
    ...operation('readTrainerFilters'),
    handler: async (_request, reply) => {
      const { cities, species } = await index.current()
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=300')
      return { cities, species: species.filter((item) => !isBreedName(item)) }
    },
  })

  app.route({
    ...operation('readTrainer'),
    handler: (request) => {
      const id = recordId(request.params.id)
      if (id === null) throw new Refusal('trainer.not_found')
      return readTrainer(db, id)
    },
  })
}
