import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { AppParts } from './app-parts.ts'
import { answerUnread, serverWithEarlyHandler, refuseHostless } from './http/http-server.ts'
import { sendProblem } from './http/problem.ts'
import { PROTECTION } from './http/protection.ts'
import { refuseSlowBodies } from './http/slow-bodies.ts'
import { readJson } from './http/utf8.ts'
import { builtAssets } from './pages/built-files.ts'
import { answerFromCache } from './pages/cached-answers.ts'
import { answerFromFiles } from './pages/file-answers.ts'
import { newId } from './platform/ids.ts'
import { logOptions } from './platform/process/log.ts'
import { Refusal } from './platform/refusal.ts'
import { registerRoutes } from './routes.ts'

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
/** A start is not given up because the machine is slow; Fastify's own patience with a plugin is ten seconds. */
const PLUGIN_TIMEOUT_MS = 10 * 60_000
/** Beyond it new work is refused with 503: the process is drowning. */
const MAX_EVENT_LOOP_DELAY_MS = 5_000

/** Ids that differ between processes and requests; a random one each would cost as much as routing. */
function requestIds(): () => string {
  const process = newId().slice(0, 8)
  let count = 0
  return () => `${process}-${(count += 1)}`
}

/** The whole server but its port. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const app = openFastify(parts)
  app.removeContentTypeParser('text/plain')
  readJson(app)
  app.setErrorHandler((error, request, reply) => sendProblem(error instanceof Error ? error : new Error('thrown value'), request, reply))
  app.setNotFoundHandler((request, reply) => sendProblem(new Refusal('request.not_found'), request, reply))
  // Secure wherever the site is reached by https, also behind a proxy that nobody told us to trust.
  await app.register(cookie, { parseOptions: { secure: parts.config.publicUrl?.startsWith('https:') ? true : 'auto' } })
  await protect(app)
  refuseHostless(app)
  refuseSlowBodies(app)
  await refuseUnderPressure(app, parts.config.limitsScale)
  parts.metrics.watch(app)
  await registerRoutes(app, parts)
  return app
}

function openFastify({ config, logger, metrics, pageCache, pages }: AppParts): FastifyInstance {
  const page = answerFromCache(pageCache, () => metrics.cachedPageSent())
  const file = pages === 'none' ? null : answerFromFiles(builtAssets(), () => metrics.fileSent())
  return Fastify({
    logger: logger && logOptions,
    // One line a request is written by server/http/metrics.ts instead, by route and without the address.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_BYTES,
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    serverFactory: serverWithEarlyHandler((...parts) => page(...parts) || file?.(...parts) === true, TIMEOUTS),
    forceCloseConnections: 'idle',
    // Whoever was let in before the stop is served (server/http/http-server.ts).
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    exposeHeadRoutes: true,
    clientErrorHandler: answerUnread,
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply.headers(PROTECTION)),
  })
}

/** What every answer tells the browser not to do with it. */
async function protect(app: FastifyInstance): Promise<void> {
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
}

async function refuseUnderPressure(app: FastifyInstance, limitsScale: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS * limitsScale,
    pressureHandler: (request, _reply, _type, value) => {
      // A second in which nothing could be measured counts as endless; the next one tells.
      if (value === Infinity) return
      // A page that has begun to arrive gets its files, or it would stand there dead.
      if (!request.url.startsWith('/assets/')) throw new Refusal('server.unavailable', { retryAfterS: 10 })
    },
  })
}
