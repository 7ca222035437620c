import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import type { Db } from '../platform/database/database.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { callerNetwork, type MakeLimit } from '../platform/limits/rate-limits.ts'
import { Refusal } from '../platform/refusal.ts'
import { evidenceZip } from './evidence-zip.ts'
import { findSet } from './sets.ts'
import { zipTickets } from './zip-tickets.ts'

interface ZipParts {
  db: Db
  files: ObjectStore
  makeLimit: MakeLimit
  origin: string
  /** Signs the tickets. */
  secret: string
  /** Downloads a network may have running. */
  atOnce: number
}

const BUSY_RETRY_S = 15

/**
 * GET /plangeri/media/{id}/zip: all evidence of a set in one file, for everybody who has its link. A download shows nobody
 * why it was refused and cannot work for it, so pages ask for a ticket first (POST) and the download with it is not counted again.
 */
export const zipRoutes: FastifyPluginAsyncZod<ZipParts> = async (app, { db, files, makeLimit, origin, secret, atOnce }) => {
  const countZip = makeLimit('zip')
  const tickets = zipTickets(secret)
  const running = new Map<string, number>()

  /** @throws Refusal request.too_many */
  const refuseWhenBusy = (network: string) => {
    if ((running.get(network) ?? 0) >= atOnce) throw new Refusal('request.too_many', { retryAfterS: BUSY_RETRY_S })
  }
  const begin = (network: string) => {
    refuseWhenBusy(network)
    running.set(network, (running.get(network) ?? 0) + 1)
  }
  const end = (network: string) => {
    const left = (running.get(network) ?? 1) - 1
    if (left > 0) running.set(network, left)
    else running.delete(network)
  }

  app.route({
    ...operation('askForZip'),
    preHandler: (request) => countZip(request),
    handler: async (request) => {
      const { set } = await findSet(db, request.params.id)
      const network = callerNetwork(request)
      refuseWhenBusy(network)
      return { data: { ticket: tickets.give(set.media_id, network) } }
    },
  })

  const hasTicket = (request: FastifyRequest<{ Params: { id: string }; Querystring: { ticket?: string | undefined } }>) =>
    tickets.isGood(request.query.ticket, request.params.id, callerNetwork(request))

  app.route({
    ...operation('downloadSet'),
    // A HEAD would read every file only to throw it away.
    exposeHeadRoute: false,
    preHandler: async (request) => {
      if (!hasTicket(request)) await countZip(request)
    },
    handler: async (request, reply) => {
      const stored = await findSet(db, request.params.id)
      const network = callerNetwork(request)
      begin(network)
      const { stream, bytes, name } = evidenceZip(files, stored, `${origin}/media/${stored.set.media_id}`)
      stream.once('close', () => end(network))
      if (bytes !== null) reply.header('content-length', bytes)
      return reply.type('application/zip').header('content-disposition', `attachment; filename="${name}"`).send(stream)
    },
  })
}
