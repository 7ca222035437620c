import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { api } from './api.ts'
import type { Conversations } from './chat/conversations.ts'
import type { Config } from './config.ts'
import type { DirectoryIndexes } from './directory/directory-index.ts'
import { frontDoor } from './http/front-door.ts'
import { fileRoutes } from './evidence/file-routes.ts'
import type { Intake } from './evidence/intake.ts'
import { health } from './http/health.ts'
import type { Metrics } from './http/metrics.ts'
import { sendProblem } from './http/problem.ts'
import { PROTECTION } from './http/protection.ts'
import { readJson } from './http/read-json.ts'
import { refuseSlowBodies } from './http/slow-bodies.ts'
import { answerUnread } from './http/unread-requests.ts'
import { answerKept } from './pages/kept-answers.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { Database } from './platform/database.ts'
import { newId } from './platform/ids.ts'
import { logOptions } from './platform/log.ts'
import type { ObjectStore } from './platform/object-store.ts'
import type { LimitCounts } from './platform/limit-counts.ts'
import { proofOfWork } from './platform/proof-of-work.ts'
import { limitMaker } from './platform/rate-limits.ts'
import { Refusal } from './platform/refusal.ts'

/** Everything the application is made of; nothing here reads the environment or listens. */
export interface AppParts {
  database: Database
  config: Config
  secret: string
  limitCounts: LimitCounts
  /** Photos and videos of complaints, by the keys of server/evidence/evidence.ts. */
  files: ObjectStore
  intake: Intake
  conversations: Conversations
  indexes: DirectoryIndexes
  metrics: Metrics
  /** Pages that are kept; server/pages/mount.ts fills it. */
  pageCache: PageCache
  /** Whether requests are logged. */
  logger: boolean
}

/** JSON bodies other than a question with its picture. */
const BODY_BYTES = 64 * 1024
export const TIMEOUTS = {
  headersTimeoutMs: 15_000,
  // Bodies are held to a speed instead of a time (server/http/slow-bodies.ts).
  requestTimeoutMs: 0,
  /** Longer than the idle time of common proxies, so that they close first. */
  keepAliveMs: 72_000,
  /** A quiet answer sends a blank line every 10 s. Node gives an answer that nobody reads this time twice. */
  silentSocketMs: 20_000,
}
/** Beyond it new work is refused with 503: the process is drowning. */
const MAX_EVENT_LOOP_DELAY_MS = 5_000

/** Ids that differ between processes and requests; a random one each would cost as much as routing. */
function requestIds(): () => string {
  const process = newId().slice(0, 8)
  let count = 0
  return () => `${process}-${(count += 1)}`
}

/** Behind a trusted proxy the origin stands in headers that only Fastify reads. */
function doorOrigin({ publicUrl, trustProxy }: Config): string | null | undefined {
  return publicUrl ?? (trustProxy === false ? null : undefined)
}

/** The whole server but its pages and its port. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: parts.logger && logOptions,
    // One line a request is written by server/http/metrics.ts instead, by route and without the address.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    trustProxy: parts.config.trustProxy,
    bodyLimit: BODY_BYTES,
    serverFactory: frontDoor(
      answerKept(parts.pageCache, doorOrigin(parts.config), () => parts.metrics.keptPage()),
      TIMEOUTS,
    ),
    forceCloseConnections: 'idle',
    // Whoever was let in before the stop is served (server/http/front-door.ts).
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    exposeHeadRoutes: true,
    clientErrorHandler: answerUnread,
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply.headers(PROTECTION)),
  })
  app.removeContentTypeParser('text/plain')
  readJson(app)

  app.setErrorHandler((error, request, reply) => sendProblem(error instanceof Error ? error : new Error('thrown value'), request, reply))
  app.setNotFoundHandler((request, reply) => sendProblem(new Refusal('request.not_found'), request, reply))

  // Secure wherever the site is reached by https, also behind a proxy that nobody told us to trust.
  await app.register(cookie, { parseOptions: { secure: parts.config.publicUrl?.startsWith('https:') ? true : 'auto' } })
  await app.register(helmet, {
    // Pages bring their own policy (server/pages); everything else may load nothing at all.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] } },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    // For browsers that are long gone.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=(), interest-cohort=()')
  })
  refuseSlowBodies(app)
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: (request, _reply, _type, value) => {
      // A second in which nothing could be measured counts as endless; the next one tells.
      if (value === Infinity) return
      // A page that has begun to arrive gets its files, or it would stand there dead.
      if (!request.url.startsWith('/assets/')) throw new Refusal('server.unavailable', { retryAfterS: 10 })
    },
  })

  parts.metrics.watch(app)
  const makeLimit = limitMaker({
    counts: parts.limitCounts,
    proofs: proofOfWork(parts.limitCounts, parts.secret),
    secret: parts.secret,
    scale: parts.config.limitsScale,
  })
  await app.register(health, {
    database: parts.database,
    files: parts.files,
    metrics: parts.metrics,
    metricsToken: parts.config.metricsToken,
    publicUrl: parts.config.publicUrl,
  })
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => reply.header('cache-control', 'public, max-age=3600').redirect('/api/v1/docs'))
  await app.register(fileRoutes, { db: parts.database.db, files: parts.files })
  await app.register(api, { prefix: '/api/v1', ...parts, makeLimit })
  return app
}
