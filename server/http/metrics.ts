import { collectDefaultMetrics, Counter, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import { createGauges, type Reading } from './gauges.ts'
import { refusedWith } from './problem.ts'

/** Counters of this process, by route template and never by address, so that their number stays bounded. */
export interface Metrics {
  watch(app: FastifyInstance): void
  answered(mode: string): void
  /** A page answered at the door (server/pages/kept-answers.ts). */
  keptPage(): void
  read(): Promise<{ type: string; body: string }>
}

const SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** A fresh registry, one a process. @param look what is measured when somebody asks */
export function createMetrics(look: () => Promise<Reading[]>): Metrics {
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
  const kept = new Counter({ name: 'bobita_kept_pages_total', help: 'Pages answered from the kept bytes, not timed', registers: [register] })
  const refusals = new Counter({ name: 'bobita_refusals_total', help: 'Refusals, by code (contract/errors.ts)', labelNames: ['code'], registers: [register] })
  const gauges = createGauges(register, look)
  // Counted here and handed over when somebody reads: at the door every microsecond is one in thirty.
  let keptSinceRead = 0
  return {
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'unknown'
        requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
        const code = refusedWith(reply)
        if (code !== undefined) refusals.inc({ code })
        request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered')
        done()
      })
    },
    answered: (mode) => answers.inc({ mode }),
    keptPage() {
      keptSinceRead += 1
    },
    async read() {
      await gauges.refresh()
      kept.inc(keptSinceRead)
      keptSinceRead = 0
      return { type: register.contentType, body: await register.metrics() }
    },
  }
}
