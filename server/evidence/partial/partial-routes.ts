import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { User } from '#contract/auth.ts'
import * as endpoints from '#contract/endpoints.ts'
import type { PartialUpload } from '#contract/evidence.ts'
import { operation } from '#contract/operations.ts'
import type { MakeLimit } from '../../platform/limits/rate-limits.ts'
import { Refusal } from '../../platform/refusal.ts'
import { signedIn } from '../signed-in.ts'
import { appendPart } from './append-part.ts'
import { finisher } from './finish-upload.ts'
import { beginUpload, endUpload, readUpload, type PartialParts } from './partial-uploads.ts'

const PART_TYPE = 'application/offset+octet-stream'
/** While a film is copied nothing moves on the connection. */
const WORKING_MS = 5 * 60 * 1000

/** Files in parts, as tus 1.0.0 sends them. Only this file knows its header fields. */
export const partialRoutes: FastifyPluginAsyncZod<PartialParts & { makeLimit: MakeLimit }> = async (app, { makeLimit, ...parts }) => {
  const { db, store } = parts
  const askers = new WeakMap<FastifyRequest, User>()
  const finish = finisher(parts)
  const countFile = makeLimit('upload', { counted: (request) => askerOf(request).id })
  const askerOf = (request: FastifyRequest): User => {
    const user = askers.get(request)
    if (!user) throw new Refusal('complaint.login_required')
    return user
  }
  // Before the body: nobody without an account sends us anything.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('tus-resumable', '1.0.0')
    askers.set(request, await signedIn(db, request))
  })
  takeOnlyParts(app)

  app.route({
    ...operation('beginUpload'),
    handler: async (request, reply) => {
      await countFile(request)
      const begun = await beginUpload(parts, askerOf(request).id, request.headers['upload-length'])
      const address = `${app.prefix}${endpoints.readUpload.replace('GET ', '').replace(':id', begun.id)}`
      return tell(reply, begun).code(201).header('location', address).send(begun)
    },
  })

  app.route({
    ...operation('readUpload'),
    handler: async (request, reply) => {
      const found = await readUpload(db, askerOf(request).id, request.params.id)
      return tell(reply, found).send(found)
    },
  })

  app.route({
    ...operation('appendUpload'),
    handler: async (request, reply) => {
      const { id } = request.params
      const userId = askerOf(request).id
      const appended = await appendPart(parts, userId, id, {
        offset: request.headers['upload-offset'],
        bytes: bytesOf(request),
        announcedBytes: request.headers['content-length'] === undefined ? undefined : Number(request.headers['content-length']),
      }).finally(() => request.raw.resume())
      if (appended.offset < appended.length || appended.files !== null) return tell(reply, appended).send(appended)
      request.raw.socket.setTimeout(WORKING_MS)
      const finished = await finish(userId, appended)
      return tell(reply, finished).send(finished)
    },
  })

  app.route({
    ...operation('endUpload'),
    handler: async (request, reply) => {
      await endUpload(db, store, askerOf(request).id, request.params.id)
      return reply.code(204).send(null)
    },
  })
}

/** A part is handed on as it arrives; nothing else is a body here. */
function takeOnlyParts(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(PART_TYPE, (_request, body, done) => done(null, body))
}

function tell<Reply extends FastifyReply>(reply: Reply, { length, offset, expires_at }: PartialUpload): Reply {
  reply.headers({ 'upload-length': length, 'upload-offset': offset, 'upload-expires': new Date(expires_at).toUTCString() })
  return reply
}

/** The body as it arrives; one without bytes is empty. @throws Refusal request.malformed when it breaks off */
async function* bytesOf({ raw }: FastifyRequest): AsyncGenerator<Buffer> {
  try {
    // Left early, it must not take its connection with it: the answer is still to come.
    yield* raw.iterator({ destroyOnReturn: false })
  } catch {
    throw new Refusal('request.malformed')
  }
}
