import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Metrics } from './metrics.ts'

interface HealthParts {
  database: Database
  metrics: Metrics
  metricsToken: string | undefined
}

/** The database is asked at most this often, whatever asks about readiness. */
const READY_FOR_MS = 1_000

/** /livez: the process answers. /readyz: its database answers too. /metrics: for loopback or the bearer of METRICS_TOKEN. */
export const health: FastifyPluginAsync<HealthParts> = async (app, { database, metrics, metricsToken }) => {
  let ready: Promise<unknown> | null = null
  let checkedAt = 0

  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    if (!ready || Date.now() - checkedAt > READY_FOR_MS) {
      checkedAt = Date.now()
      ready = sql`select 1`.execute(database.db)
    }
    await ready.catch(() => {
      throw new Refusal('server.unavailable', { retryAfterS: 5 })
    })
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw new Refusal('request.not_found')
    const { type, body } = await metrics.read()
    return reply.type(type).header('cache-control', 'no-store').send(body)
  })
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Behind a proxy every caller comes from loopback, so a forwarded request needs the token. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token !== undefined && given !== undefined) return timingSafeEqual(digest(given), digest(token))
  const address = request.socket.remoteAddress ?? ''
  return /^(127\.|::1$|::ffff:127\.)/.test(address) && request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined
}
