import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import { requireUser, whoAsks } from '../auth/current-user.ts'
import { INTERNAL_ADDRESS } from '../http/internal-transport.ts'
import { causeOf } from '../platform/process/cause.ts'
import type { Db } from '../platform/database/database.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import type { MakeLimit } from '../platform/limits/rate-limits.ts'
import { Refusal } from '../platform/refusal.ts'
import { refuseIncomplete } from './complaint-form.ts'
import { createSet } from './create-set.ts'
import { recordFiling, removeFiling } from './filing.ts'
import { removeObjects } from '../evidence/evidence.ts'
import { findSet, ownSets, removeSet, toComplaint } from './sets.ts'

/** What the routes of the sets need. */
export interface SetParts {
  db: Db
  files: ObjectStore
  makeLimit: MakeLimit
  origin: string
  /** Most bytes of one set, as given. */
  setBytes: number
}

/** POST /plangeri, GET /plangeri/user/{userId}, GET /plangeri/media/{id}; beyond it removal and the filing. */
export const evidenceSetRoutes: FastifyPluginAsyncZod<SetParts> = async (app, parts) => {
  const { db, makeLimit, origin, setBytes } = parts
  const countSet = makeLimit('set', { counted: complainer })
  const countLookup = makeLimit('set_look', { counting: 'buffered' })

  /** @throws Refusal complaint.login_required */
  async function complainer(request: FastifyRequest): Promise<string> {
    const asker = await whoAsks(db, request)
    if (asker.kind === 'guest') throw new Refusal('complaint.login_required')
    return asker.user.id
  }

  app.route({
    ...operation('createSet'),
    // Who asks comes before what they sent is even read.
    onRequest: async (request) => {
      await complainer(request)
      await countSet(request)
    },
    preValidation: async (request) => refuseIncomplete(request.body),
    handler: async (request) => ({
      data: await createSet(db, await complainer(request), request.body, { origin, setBytes }),
    }),
  })

  app.route({
    ...operation('listOwnSets'),
    handler: async (request) => {
      const asker = await whoAsks(db, request)
      return asker.kind === 'user' && asker.user.id === request.params.id ? ownSets(db, asker.user.id) : []
    },
  })

  app.route({
    ...operation('readSet'),
    // Pages rendered here all come from one address; ids are too long to guess through them either.
    preHandler: async (request) => (request.socket.remoteAddress === INTERNAL_ADDRESS ? undefined : countLookup(request)),
    handler: async (request) => ({ data: toComplaint(await findSet(db, request.params.id)) }),
  })

  await app.register(ownSetRoutes, parts)
}

/** What only the owner of a set may do with it. */
const ownSetRoutes: FastifyPluginAsyncZod<SetParts> = async (app, { db, files }) => {
  const own = async (request: FastifyRequest<{ Params: { id: string } }>) => ({ userId: (await requireUser(db, request)).user.id, id: request.params.id })

  app.route({
    ...operation('deleteSet'),
    handler: async (request, reply) => {
      const { userId, id } = await own(request)
      const rows = await removeSet(db, userId, id)
      // The set is gone whatever the store says; what stays there is swept.
      const left = await Promise.allSettled(rows.map((row) => removeObjects(db, files, row)))
      const failed = left.find((one) => one.status === 'rejected')
      if (failed) request.log.warn({ cause: causeOf(failed.reason) }, 'files of a removed set are left to the sweep')
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('keepFiling'),
    handler: async (request) => ({ data: await recordFiling(db, await own(request), request.body) }),
  })

  app.route({
    ...operation('forgetFiling'),
    handler: async (request) => ({ data: await removeFiling(db, await own(request)) }),
  })
}
