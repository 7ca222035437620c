import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ownOrigin } from '../http/own-origin.ts'
import type { Db } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { callerNetwork, type MakeLimit } from '../platform/rate-limits.ts'
import { Refusal } from '../platform/refusal.ts'
import { evidenceZip } from './evidence-zip.ts'
import { findSet } from './sets.ts'

interface ZipParts {
  db: Db
  files: ObjectStore
  makeLimit: MakeLimit
  publicUrl: string | undefined
}

const BUSY_RETRY_S = 15

/** GET /plangeri/media/{id}/zip: all evidence of a set in one file, for everybody who has its link; one at a time per network. */
export const zipRoute: FastifyPluginAsyncZod<ZipParts> = async (app, { db, files, makeLimit, publicUrl }) => {
  const countZip = makeLimit('zip', 20, 10)
  const busy = new Set<string>()

  app.get('/plangeri/media/:id/zip', {
    schema: {
      tags: ['complaints'],
      params: z.object({ id: z.string().max(200) }),
      description: 'application/zip: the photos and videos with manifest.txt and manifest.json.',
    },
    // A HEAD would read every file only to throw it away.
    exposeHeadRoute: false,
    preHandler: (request) => countZip(request),
    handler: async (request, reply) => {
      const kept = await findSet(db, request.params.id)
      const network = callerNetwork(request)
      if (busy.has(network)) throw new Refusal('request.too_many', { retryAfterS: BUSY_RETRY_S })
      busy.add(network)
      const { stream, bytes, name } = evidenceZip(files, kept, `${publicUrl ?? ownOrigin(request)}/media/${kept.set.media_id}`)
      stream.once('close', () => busy.delete(network))
      if (bytes !== null) reply.header('content-length', bytes)
      return reply.type('application/zip').header('content-disposition', `attachment; filename="${name}"`).send(stream)
    },
  })
}
