import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readBreeds } from '#content/breeds/breeds.ts'
import { breed } from '#contract/breeds.ts'
import { trainer } from '#contract/trainers.ts'
import { createSnapshot, type Snapshot } from '../http/snapshot.ts'
import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { breedersOf } from './breeders.ts'

/** GET /breeds: the catalogue. GET /breeds/{ems}/breeders: for a directory of trainers too large to be sent whole (docs/decisions/0006-lists.md). */
export const breedRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  const tags = ['breeds']
  const breeds = readBreeds()
  const catalogue = createSnapshot(async () => breeds)
  const breeders = new Map<string, Snapshot>(breeds.map((one) => [one.ems, createSnapshot(() => breedersOf(db, one, breeds))]))

  app.get('/breeds', {
    schema: { tags, response: { 200: z.array(breed) } },
    handler: async (request, reply) => {
      await catalogue.send(request, reply)
    },
  })

  app.get('/breeds/:ems/breeders', {
    schema: { tags, params: z.object({ ems: z.string().max(64) }), response: { 200: z.array(trainer) } },
    handler: async (request, reply) => {
      const found = breeders.get(request.params.ems.toUpperCase())
      if (!found) throw new Refusal('request.not_found')
      await found.send(request, reply)
    },
  })
}
