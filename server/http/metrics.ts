import { collectDefaultMetrics, Counter, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import { createGauges, type GaugeReading } from './gauges.ts'
import { refusedWith } from './problem.ts'

/** Counters of this process, by route template and never by address, so that their number stays bounded. */
export interface Metrics {
  watch(app: FastifyInstance): void
  /** How an answer was made or ended, and whether the site knew one. */
  answered(mode: string, known: boolean): void
  /** A page was sent from the cache before Fastify (server/pages/cached-answers.ts). */
  cachedPageSent(): void
  /** A built file was sent from memory before Fastify (server/pages/file-answers.ts). */
  fileSent(): void
  read(): Promise<{ type: string; body: string }>
}

const SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

let own: Registry | undefined

/** What Node measures of the process. Its timers and observers end with the process, so there is one, however many sites are opened in it. */
function ofProcess(): Registry {
  if (own) return own
  own = new Registry()
  collectDefaultMetrics({ register: own })
  return own
}

/** A fresh registry, one a site. @param looks what is measured when somebody asks; one that fails hides no other */
export function createMetrics(...looks: (() => Promise<GaugeReading[]>)[]): Metrics {
  const register = new Registry()
  const node = ofProcess()
  const requests = new Histogram({
    name: 'bobita_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  })
  const answers = new Counter({ name: 'bobita_answers_total', help: 'Answers of the chat, by how they were made', labelNames: ['mode'], registers: [register] })
  const cachedPages = new Counter({ name: 'bobita_kept_pages_total', help: 'Pages answered from the cache, not timed', registers: [register] })
  const files = new Counter({ name: 'bobita_files_sent_total', help: 'Scripts, styles, fonts and drawings sent from memory, not timed', registers: [register] })
  const refusals = new Counter({ name: 'bobita_refusals_total', help: 'Refusals, by code (contract/errors.ts)', labelNames: ['code'], registers: [register] })
  const gauges = createGauges(register, looks)
  // Counted here and handed over when somebody reads: of an answer from the cache every microsecond is one in thirty.
  let cachedSinceRead = 0
  let filesSinceRead = 0
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
    cachedPageSent() {
      cachedSinceRead += 1
    },
    fileSent() {
      filesSinceRead += 1
    },
    async read() {
      await gauges.refresh()
      cachedPages.inc(cachedSinceRead)
      cachedSinceRead = 0
      files.inc(filesSinceRead)
      filesSinceRead = 0
      return { type: register.contentType, body: await Registry.merge([node, register]).metrics() }
    },
  }
}
