import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readCatBreeds } from '#content/breeds/cats.ts'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import { operation } from '#contract/operations.ts'
import { createListSnapshot, type ServedSnapshot } from '../http/snapshot.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { breedersOf, helpersOf } from './breeders.ts'

/**
 * GET /breeds: the cats of the catalogue; GET /dog-breeds: its dogs. GET /breeds/{ems}/breeders and
 * /dog-breeds/{slug}/breeders: for a directory of trainers too large to be sent whole (docs/decisions/0006-lists.md).
 */
export const breedRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  const breeds = readCatBreeds()
  const dogs = readDogBreeds()
  const catalogue = createListSnapshot(async () => breeds)
  const dogCatalogue = createListSnapshot(async () => dogs)
  const breeders = new Map<string, ServedSnapshot>(breeds.map((one) => [one.ems, createListSnapshot(() => breedersOf(db, one, breeds))]))
  const helpers = new Map<string, ServedSnapshot>(dogs.map((one) => [one.slug, createListSnapshot(() => helpersOf(db, one))]))

  app.route({
    ...operation('listBreeds'),
    handler: async (request, reply) => {
      await catalogue.send(request, reply)
    },
  })

  app.route({
    ...operation('listDogBreeds'),
    handler: async (request, reply) => {
      await dogCatalogue.send(request, reply)
    },
  })

  app.route({
    ...operation('listBreeders'),
    handler: async (request, reply) => {
      await known(breeders.get(request.params.ems.toUpperCase())).send(request, reply)
    },
  })

  app.route({
    ...operation('listDogHelpers'),
    handler: async (request, reply) => {
      await known(helpers.get(request.params.slug.toLowerCase())).send(request, reply)
    },
  })
}

function known(found: ServedSnapshot | undefined): ServedSnapshot {
  if (!found) throw new Refusal('request.not_found')
  return found
}
