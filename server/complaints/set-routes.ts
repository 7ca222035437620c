import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { complaintCreated, complaintForm, complaintShown, filing, ownComplaint } from '#contract/complaints.ts'
import { requireUser, whoAsks } from '../auth/current-user.ts'
import { INTERNAL_ADDRESS } from '../http/internal-transport.ts'
import { ownOrigin } from '../http/own-origin.ts'
import type { Db } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import type { MakeLimit } from '../platform/rate-limits.ts'
import { Refusal } from '../platform/refusal.ts'
import { refuseIncomplete } from './complaint-form.ts'
import { createSet } from './create-set.ts'
import { recordFiling, removeFiling } from './filing.ts'
import { removeObjects } from '../evidence/evidence.ts'
import { removeSet } from './remove-set.ts'
import { findSet, ownSets, shown } from './sets.ts'
import { zipRoute } from './zip-routes.ts'

/** What the routes of the sets need. */
export interface SetParts {
  db: Db
  files: ObjectStore
  makeLimit: MakeLimit
  publicUrl: string | undefined
  /** Most bytes of one set, as given. */
  setBytes: number
}

const path = z.object({ id: z.string().max(200) })
const tags = ['complaints']

/** Spec §7: POST /plangeri, GET /plangeri/user/{userId}, GET /plangeri/media/{id}; beyond it removal, the filing and the ZIP (design.md §8). */
export const setRoutes: FastifyPluginAsyncZod<SetParts> = async (app, parts) => {
  const { db, makeLimit, publicUrl, setBytes } = parts
  const countSet = makeLimit('set', 30, 30)
  const countLookup = makeLimit('look at a set', 60, 1, { way: 'rough' })

  /** @throws Refusal complaint.login_required */
  async function complainer(request: FastifyRequest): Promise<string> {
    const asker = await whoAsks(db, request)
    if (asker.kind === 'guest') throw new Refusal('complaint.login_required')
    return asker.user.id
  }

  app.post('/plangeri', {
    schema: { tags, body: complaintForm, response: { 200: complaintCreated } },
    // Who asks comes before what they sent is even read.
    onRequest: async (request) => {
      await complainer(request)
      await countSet(request)
    },
    preValidation: async (request) => refuseIncomplete(request.body),
    handler: async (request) => ({
      data: await createSet(db, await complainer(request), request.body, { origin: publicUrl ?? ownOrigin(request), setBytes }),
    }),
  })

  app.get('/plangeri/user/:id', {
    schema: { tags, params: path, response: { 200: z.array(ownComplaint) } },
    handler: async (request) => {
      const asker = await whoAsks(db, request)
      return asker.kind === 'user' && asker.user.id === request.params.id ? ownSets(db, asker.user.id) : []
    },
  })

  app.get('/plangeri/media/:id', {
    schema: { tags, params: path, response: { 200: complaintShown } },
    // Pages rendered here all come from one address; ids are too long to guess through them either.
    preHandler: async (request) => (request.socket.remoteAddress === INTERNAL_ADDRESS ? undefined : countLookup(request)),
    handler: async (request) => ({ data: shown(await findSet(db, request.params.id)) }),
  })

  await app.register(ownSetRoutes, parts)
  await app.register(zipRoute, parts)
}

/** What only the owner of a set may do with it. */
const ownSetRoutes: FastifyPluginAsyncZod<SetParts> = async (app, { db, files }) => {
  const own = async (request: FastifyRequest<{ Params: { id: string } }>) => ({ userId: (await requireUser(db, request)).user.id, id: request.params.id })

  app.delete('/plangeri/:id', {
    schema: { tags, params: path, response: { 204: z.null() } },
    handler: async (request, reply) => {
      const { userId, id } = await own(request)
      const rows = await removeSet(db, userId, id)
      // The set is gone whatever the store says; what stays there is swept.
      const left = await Promise.allSettled(rows.map((row) => removeObjects(db, files, row)))
      if (left.some(({ status }) => status === 'rejected')) request.log.warn('files of a removed set are left to the sweep')
      return reply.code(204).send(null)
    },
  })

  app.put('/plangeri/:id/filing', {
    schema: { tags, params: path, body: filing, response: { 200: complaintCreated } },
    handler: async (request) => ({ data: await recordFiling(db, await own(request), request.body) }),
  })

  app.delete('/plangeri/:id/filing', {
    schema: { tags, params: path, response: { 200: complaintCreated } },
    handler: async (request) => ({ data: await removeFiling(db, await own(request)) }),
  })
}
