import { collectDefaultMetrics, Counter, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'

/** Counters of this process, by route template and never by address, so that their number stays bounded. */
export interface Metrics {
  watch(app: FastifyInstance): void
  answered(mode: string): void
  read(): Promise<{ type: string; body: string }>
}

const SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** A fresh registry, one a process. */
export function createMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'bobita_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  })
  const answers = new Counter({ name: 'bobita_answers_total', help: 'Answers of the chat, by how they were made', labelNames: ['mode'], registers: [register] })
  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'unknown'
        requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
        request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered')
      })
    },
    answered: (mode) => answers.inc({ mode }),
    read: async () => ({ type: register.contentType, body: await register.metrics() }),
  }
}
