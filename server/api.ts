import { dirname } from 'node:path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyPluginAsync } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { AppParts } from './app.ts'
import { authRoutes } from './auth/routes.ts'
import { blogRoutes } from './blog/routes.ts'
import { breedRoutes } from './breeds/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { complaintRoutes } from './complaints/routes.ts'
import { setRoutes } from './complaints/set-routes.ts'
import { directoryRoutes } from './directory/routes.ts'
import { uploadRoutes } from './evidence/upload-routes.ts'
import { describeRefusals } from './http/described.ts'
import { INTERNAL_ADDRESS } from './http/internal-transport.ts'
import { methodGuard } from './http/methods.ts'
import { sendProblem } from './http/problem.ts'
import { refuseBrokenQuery } from './http/query.ts'
import { lawRoutes } from './law/routes.ts'
import { officialPetitionRoutes } from './official-petition/routes.ts'
import { petitionRoutes } from './petitions/routes.ts'
import { erasureLog } from './platform/erasure-log.ts'
import { guardWrites } from './platform/free-space.ts'
import type { MakeLimit } from './platform/rate-limits.ts'
import { Refusal } from './platform/refusal.ts'
import { reportRoutes } from './reports/routes.ts'
import { shelterRoutes } from './shelters/routes.ts'
import { siteRoutes } from './site/routes.ts'
import { trainerRoutes } from './trainers/routes.ts'

/** design.md §5: calls of one caller in five minutes; the profile is exempt because every page load asks for it. */
const CALLS = 300
const CALLS_MINUTES = 5
const UNCOUNTED = new Set(['/api/v1/profile'])
/** What is done on a disk without room: uploads, which ask for more room themselves; a petition nothing is kept of; the end of a session and of an answer. */
const GUARDED_ELSEWHERE = new Set(['/upload/plangere-media', '/plangeri/petitie', '/auth/logout', '/chat/session/:id/stop'].map((path) => `/api/v1${path}`))
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Everything under /api/v1, described by the contract at /api/v1/openapi.json and /api/docs. */
export const api: FastifyPluginAsync<AppParts & { makeLimit: MakeLimit }> = async (app, parts) => {
  // The compilers stay inside this scope: at the root they break the routes of other plugins.
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setNotFoundHandler((request, reply) => sendProblem(new Refusal('request.not_found'), request, reply))
  const methods = methodGuard(app)

  const countCall = parts.makeLimit('call', CALLS, CALLS_MINUTES, { way: 'rough' })
  const needRoom = guardWrites(dirname(parts.config.arrivingFolder), parts.config.keptFree.fromWrites)
  app.addHook('onRequest', async (request, reply) => {
    // Search engines are for pages: an answer of the API may hold what its page asks them to leave out.
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    const internal = request.socket.remoteAddress === INTERNAL_ADDRESS
    const route = request.routeOptions.url ?? ''
    if (!internal && !UNCOUNTED.has(route)) await countCall(request)
    refuseBrokenQuery(request.url)
    if (!READS.has(request.method) && !(request.method === 'POST' && GUARDED_ELSEWHERE.has(route))) await needRoom()
  })

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Bobita', description: 'What the pages of Bobita call; open to everybody within limits.', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => describeRefusals(jsonSchemaTransformObject(document), app.prefix),
  })

  const { db } = parts.database
  await app.register(siteRoutes, { config: parts.config })
  await app.register(authRoutes, { db, erasures: erasureLog(parts.config.erasuresFile), secret: parts.secret, makeLimit: parts.makeLimit })
  await app.register(chatRoutes, { db, conversations: parts.conversations, makeLimit: parts.makeLimit, secret: parts.secret })
  await app.register(blogRoutes, { db })
  await app.register(petitionRoutes, { database: parts.database, secret: parts.secret, makeLimit: parts.makeLimit, mails: parts.config.mail !== null })
  await app.register(complaintRoutes)
  await app.register(officialPetitionRoutes, { db, makeLimit: parts.makeLimit, publicUrl: parts.config.publicUrl })
  await app.register(uploadRoutes, { db, files: parts.files, intake: parts.intake, makeLimit: parts.makeLimit })
  await app.register(shelterRoutes, { db, index: parts.indexes.shelter })
  await app.register(trainerRoutes, { db, index: parts.indexes.trainer })
  await app.register(breedRoutes, { db })
  await app.register(lawRoutes)
  await app.register(directoryRoutes, { db, makeLimit: parts.makeLimit })
  await app.register(setRoutes, {
    db,
    files: parts.files,
    makeLimit: parts.makeLimit,
    publicUrl: parts.config.publicUrl,
    setBytes: parts.config.evidence.setBytes,
  })
  await app.register(reportRoutes, { db, makeLimit: parts.makeLimit })
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => reply.header('cache-control', 'public, max-age=60').send(app.swagger()))
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, transformStaticCSP: (policy) => `${policy}; frame-ancestors 'none'` })
  methods.finish()
}
