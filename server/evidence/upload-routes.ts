import { Socket } from 'node:net'
import { addAbortSignal } from 'node:stream'
import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { User } from '#contract/auth.ts'
import { EVIDENCE_FILES } from '#contract/limits.ts'
import { operation } from '#contract/operations.ts'
import type { Db } from '../platform/database/database.ts'
import { isId } from '../platform/ids.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import type { Limit, MakeLimit } from '../platform/limits/rate-limits.ts'
import { Refusal } from '../platform/refusal.ts'
import { removeUnattachedFile } from './evidence.ts'
import type { Intake } from './intake.ts'
import { signedIn } from './signed-in.ts'

interface UploadParts {
  db: Db
  files: ObjectStore
  intake: Intake
  makeLimit: MakeLimit
}

const FIELD = 'files'
/** What a form may carry beside its files; none of it is read. One file more than allowed, so that the refusal can say so. */
const BOUNDS = { files: EVIDENCE_FILES + 1, fields: 20, parts: 40, fieldNameSize: 100, fieldSize: 1_024, headerPairs: 20, fileSize: Number.MAX_SAFE_INTEGER }
/** While files are drawn anew nothing moves on the connection. */
const WORKING_MS = 5 * 60 * 1000

/** POST /upload/plangere-media; beyond it DELETE of a file that is in no complaint. Only this file knows multipart. */
export const uploadRoutes: FastifyPluginAsyncZod<UploadParts> = async (app, { db, files, intake, makeLimit }) => {
  const askers = new WeakMap<FastifyRequest, User>()
  const countFile = makeLimit('upload', { counted: (request) => askers.get(request)?.id ?? '' })
  await app.register(multipart, { limits: BOUNDS, throwFileSizeLimit: false })

  app.route({
    ...operation('uploadFiles'),
    // Before the body: nobody without an account sends us 400 MB.
    onRequest: async (request) => void askers.set(request, await signedIn(db, request)),
    handler: async (request, reply) => {
      const user = askers.get(request)
      if (!user) throw new Refusal('complaint.login_required')
      if (!request.isMultipart()) throw new Refusal('request.unsupported_type')
      const announced = request.headers['content-length']
      const taken = intake.take({
        userId: user.id,
        files: filesOf(request, countFile),
        announcedBytes: announced === undefined ? undefined : Number(announced),
      })
      const rest = () => {
        discardRest(request)
        if (intake.isClosing()) reply.header('connection', 'close')
      }
      return { files: await taken.catch(asFiles).finally(rest) }
    },
  })

  app.route({
    ...operation('removeUpload'),
    handler: async (request, reply) => {
      const user = await signedIn(db, request)
      if (!isId(request.params.id)) throw new Refusal('evidence.not_found')
      await removeUnattachedFile(db, files, user.id, request.params.id)
      return reply.code(204).send(null)
    },
  })
}

/** A database without room is said as a disk without room: whoever sends files need not know which of the two is full. */
function asFiles(error: unknown): never {
  throw error instanceof Refusal && error.code === 'server.full' ? new Refusal('server.no_space') : error
}

/** The files of a form, one after the other, as they arrive. A form that is none, or ends in the middle, is malformed. */
async function* filesOf(request: FastifyRequest, countFile: Limit): AsyncGenerator<AsyncIterable<Buffer>> {
  const sender = watchSender(request)
  const parts = partsOf(request)
  for (let part = await nextPart(parts, sender); part !== undefined; part = await nextPart(parts, sender)) {
    if (part.type !== 'file') continue
    addAbortSignal(sender.signal, part.file)
    if (part.fieldname !== FIELD) {
      part.file.on('error', () => undefined).resume()
      continue
    }
    await countFile(request)
    yield bytesOf(part.file)
  }
  const { socket } = request.raw
  if (socket instanceof Socket) socket.setTimeout(WORKING_MS)
}

interface Sender {
  /** Fires when whoever sends has hung up before the end. */
  signal: AbortSignal
  /** Rejects then. */
  gone: Promise<never>
}

/** Notices a sender who hung up before the library began to listen: it would wait for ever. */
function watchSender({ raw }: FastifyRequest): Sender {
  const stop = new AbortController()
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => undefined)
  const look = () => {
    if (raw.complete || raw.readableEnded) return
    stop.abort()
    reject(new Refusal('request.malformed'))
  }
  if (raw.destroyed) look()
  else raw.once('close', look)
  return { signal: stop.signal, gone: promise }
}

function partsOf(request: FastifyRequest): AsyncIterator<Multipart> {
  try {
    return request.parts()
  } catch {
    throw new Refusal('request.malformed')
  }
}

async function nextPart(parts: AsyncIterator<Multipart>, { gone }: Sender): Promise<Multipart | undefined> {
  const next = await Promise.race([parts.next(), gone]).catch(() => {
    throw new Refusal('request.malformed')
  })
  return next.done ? undefined : next.value
}

async function* bytesOf(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch {
    throw new Refusal('request.malformed')
  }
}

/** What nobody reads any more still arrives; it is thrown away, and server/http/slow-bodies.ts ends it in time. */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}
