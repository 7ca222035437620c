import { dirname } from 'node:path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import * as endpoints from '#contract/endpoints.ts'
import type { Config } from './config.ts'
import { describeRefusals } from './http/described.ts'
import { INTERNAL_ADDRESS } from './http/internal-transport.ts'
import { methodGuard } from './http/methods.ts'
import { refuseUnknown, sendProblem } from './http/problem.ts'
import { refuseBrokenQuery } from './http/utf8.ts'
import { guardWrites } from './platform/files/free-space.ts'
import { ANYTHING, type MakeLimit } from './platform/limits/rate-limits.ts'
import { Refusal } from './platform/refusal.ts'

interface ApiParts {
  config: Config
  makeLimit: MakeLimit
  /** Registers the operations. */
  register(scope: FastifyInstance): Promise<void>
}

/** The profile is not counted because every page load asks for it. */
const UNCOUNTED = pathOf(endpoints.readProfile)
/** What is done on a disk without room: uploads, which ask for more room themselves; a petition nothing is kept of; the end of a session and of an answer. */
const GUARDED_ELSEWHERE: ReadonlySet<string> = new Set(
  [endpoints.uploadFiles, endpoints.writeOfficialPetition, endpoints.logout, endpoints.signOut, endpoints.operatorSignOut, endpoints.stop].map(pathOf),
)
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A scope in which requests are checked by the contract, counted, and described at /openapi.json and /docs. */
export const api: FastifyPluginAsync<ApiParts> = async (app, { config, makeLimit, register }) => {
  // The compilers stay inside this scope: at the root they break the routes of other plugins.
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setNotFoundHandler((request, reply) => sendProblem(new Refusal('request.not_found'), request, reply))
  const methods = methodGuard(app)

  const countCall = makeLimit('call', { counting: 'buffered', purpose: ANYTHING })
  const needRoom = guardWrites(dirname(config.arrivingFolder), config.keptFree.fromWrites)
  const routeOf = ({ routeOptions }: FastifyRequest) => (routeOptions.url ?? '').slice(app.prefix.length)
  app.addHook('onRequest', async (request, reply) => {
    // Search engines are for pages: an answer of the API may hold what its page asks them to leave out.
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    const internal = request.socket.remoteAddress === INTERNAL_ADDRESS
    const route = routeOf(request)
    if (!internal && route !== UNCOUNTED) await countCall(request)
    refuseBrokenQuery(request.url)
    if (!READS.has(request.method) && !(request.method === 'POST' && GUARDED_ELSEWHERE.has(route))) await needRoom()
  })

  await describe(app)
  await register(app)
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => reply.header('cache-control', 'public, max-age=60').send(app.swagger()))
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, transformStaticCSP: (policy) => `${policy}; frame-ancestors 'none'` })
  methods.finish()
  // The pages answer every other address (server/pages/pages.ts); an ending of their own keeps these here.
  app.get('/*', { schema: { hide: true } }, refuseUnknown)
}

/** Writes down the operations that are registered after it. */
async function describe(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bobita',
        description: 'What the pages of Bobita call; open to everybody within limits. Of a name that stands twice in a JSON object the last one counts.',
        version: '1',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => describeRefusals(jsonSchemaTransformObject(document), app.prefix),
  })
}

function pathOf(endpoint: string): string {
  return endpoint.slice(endpoint.indexOf('/'))
}
