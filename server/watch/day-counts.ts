import type { FastifyInstance } from 'fastify'
import { API_PATH, DAY_MS } from '#contract/limits.ts'
import { operation } from '#contract/operations.ts'
import type { DayCounted, DayShown } from '#contract/state.ts'
import type { Metrics } from '../http/metrics.ts'
import { dayAndHour } from '../platform/bucharest.ts'
import type { Db } from '../platform/database/database.ts'

/** What is counted is written so often: a process that is killed loses no more. */
const FLUSH_MS = 60_000
const KEPT_DAYS = 90
/** How the server calls whatever is no file and no operation. */
const PAGES = '/*'

/** Counts of the day, of this process until they are written. They know nothing of who it was: no cookie, no address. */
export interface DayCounts {
  count(name: DayCounted, times?: number): void
  /** Adds what was counted to the day. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** Opens the counts of the day. A database that is away only makes them wait. */
export function openDayCounts(db: Db, now: () => Date = () => new Date()): DayCounts {
  let counted = new Map<DayCounted, number>()
  const count = (name: DayCounted, times = 1) => void counted.set(name, (counted.get(name) ?? 0) + times)

  async function flush(): Promise<void> {
    const written = counted
    counted = new Map()
    if (written.size === 0) return
    const { day } = dayAndHour(now())
    await db
      .insertInto('day_counts')
      .values([...written].map(([name, times]) => ({ day, name, count: Math.round(times) })))
      .onConflict((conflict) => conflict.columns(['day', 'name']).doUpdateSet((row) => ({ count: row('day_counts.count', '+', row.ref('excluded.count')) })))
      .execute()
      .catch(() => written.forEach((times, name) => count(name, times)))
  }

  const timer = setInterval(() => void flush(), FLUSH_MS).unref()
  return {
    count,
    flush,
    close() {
      clearInterval(timer)
      return flush()
    },
  }
}

/** What a process measures, counted by days as well. */
export function countingDays(metrics: Metrics, days: DayCounts): Metrics {
  const { url: sign } = operation('signPetition')
  const { url: set } = operation('createSet')
  return {
    ...metrics,
    watch(app: FastifyInstance) {
      metrics.watch(app)
      app.addHook('onResponse', (request, reply, done) => {
        const { url = '' } = request.routeOptions
        const went = reply.statusCode < 300
        if (went && url === PAGES && request.method === 'GET') days.count('pages')
        if (went && request.method === 'POST' && url === API_PATH + sign) days.count('signatures')
        if (went && request.method === 'POST' && url === API_PATH + set) days.count('sets')
        // An answer that is written as it comes takes as long as it takes.
        if (url.startsWith(API_PATH) && !url.endsWith('/stream')) {
          days.count('calls')
          days.count('call_ms', reply.elapsedTime)
        }
        done()
      })
    },
    answered(mode, known) {
      metrics.answered(mode, known)
      days.count(questionOf(mode, known))
    },
    cachedPageSent() {
      metrics.cachedPageSent()
      days.count('pages')
    },
  }
}

function questionOf(mode: string, known: boolean): DayCounted {
  if (mode !== 'model' && mode !== 'extractive' && mode !== 'fallback') return 'questions_broken'
  if (!known) return 'questions_unknown'
  return mode === 'model' ? 'questions_model' : 'questions_quoted'
}

/** The days of the last three months on which something was counted, newest first. */
export async function readDays(db: Db, now = new Date()): Promise<DayShown[]> {
  const rows = await db.selectFrom('day_counts').selectAll().where('day', '>', oldest(now)).orderBy('day', 'desc').execute()
  const days = Map.groupBy(rows, ({ day }) => day)
  return [...days].map(([day, counted]) => ({ day, counts: Object.fromEntries(counted.map(({ name, count }) => [name, Number(count)])) }))
}

/** Forgets days that are three months old. */
export async function sweepDays(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('day_counts').where('day', '<=', oldest(now)).execute()
}

function oldest(now: Date): string {
  return dayAndHour(new Date(now.getTime() - KEPT_DAYS * DAY_MS)).day
}
