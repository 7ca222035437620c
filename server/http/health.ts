import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Metrics } from './metrics.ts'

interface HealthParts {
  database: Database
  files: ObjectStore
  metrics: Metrics
  metricsToken: string | undefined
}

/** The database is asked at most this often, whatever asks about readiness. */
const READY_FOR_MS = 1_000
/** The store writes and removes something to know; a bucket counts every call. */
const STORE_READY_FOR_MS = 15_000
/** A database or store that is silent for so long is as good as away. */
const READY_WITHIN_MS = 2_000

/** /livez: the process answers. /readyz: its database and its store of files answer too. /metrics: for the bearer of METRICS_TOKEN alone, for behind a proxy everybody looks like this machine. */
export const health: FastifyPluginAsync<HealthParts> = async (app, { database, files, metrics, metricsToken }) => {
  let ready: Promise<unknown> | null = null
  let checkedAt = 0
  let storeReady: Promise<void> | null = null
  let storeCheckedAt = 0

  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    if (!ready || Date.now() - checkedAt > READY_FOR_MS) {
      checkedAt = Date.now()
      ready = sql`select 1`.execute(database.db)
    }
    if (!storeReady || Date.now() - storeCheckedAt > STORE_READY_FOR_MS) {
      storeCheckedAt = Date.now()
      storeReady = files.check()
      // What failed is asked again at the next call.
      storeReady.catch(() => (storeReady = null))
    }
    await within(READY_WITHIN_MS, Promise.all([ready, storeReady])).catch(() => {
      throw new Refusal('server.unavailable', { retryAfterS: 5 })
    })
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })

  app.get('/metrics', async (request, reply) => {
    if (!hasToken(request, metricsToken)) throw new Refusal('request.not_found')
    const { type, body } = await metrics.read()
    return reply.type(type).header('cache-control', 'no-store').send(body)
  })
}

/** @throws what the work throws, or an error of its own when it takes longer */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, ms, new Error('too slow'))
  await Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}
