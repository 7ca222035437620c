import { dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import type { AppParts } from './app-parts.ts'
import type { Config } from './config.ts'
import type { KeptIndex } from './knowledge/kept-index.ts'
import type { LiveKnowledge } from './knowledge/live.ts'
import { openAnswers } from './opening/answers.ts'
import { publishContent } from './opening/content.ts'
import { openEvidence, openMails, openWatch } from './opening/services.ts'
import { openReading, openStorage, type Storage } from './opening/storage.ts'
import { openSweeps } from './opening/sweeps.ts'
import { PageCache } from './pages/page-cache.ts'
import { openLimitCounts } from './platform/limits/limit-counts.ts'
import { waitingForOperators } from './waiting.ts'
import { openLog } from './platform/process/log.ts'

/** The site without its port: database migrated, content published, index built. */
export interface Bobita extends Pick<Storage, 'database' | 'files'> {
  app: FastifyInstance
  pageCache: PageCache
  /** What Bobita answers from; follows the content by itself. */
  knowledge: LiveKnowledge
  /** What happened today. */
  days: Pick<ReturnType<typeof openWatch>['days'], 'flush'>
  close(): Promise<void>
}

/** What may be given instead of made: what shows pages, and what keeps the index. */
interface GivenParts extends Partial<Pick<AppParts, 'pages' | 'pageCache'>> {
  kept?: KeptIndex
}

/**
 * Opens everything the settings name, each step on what stands above it. Used by the server itself, by tests and by the benchmark.
 *
 * @throws Error with a sentence for the operator: the store belongs to another site, the database is of a newer version, or the pages are not built
 */
export async function openBobita(config: Config, logs: boolean, given: GivenParts = {}): Promise<Bobita> {
  const { pages = 'none', pageCache = new PageCache(undefined, config.filesOrigin), kept } = given
  const log = openLog(logs)
  const storage = await openStorage(config, log)
  const { database, files, secret } = storage
  const { db } = database
  await publishContent(db, config)
  const reading = await openReading(config, database, log)
  const { jobs, metrics, days } = openWatch(config, { db, reading, log })
  const { warm, close: closeAnswers, ...answers } = await openAnswers(config, { db, reading: reading.db, files, log, metrics, pageCache, kept })
  const { intake, redraw, photos, ...evidence } = openEvidence(config, storage)
  const limitCounts = await openLimitCounts(database, config.limitsFile)
  const told = { waiting: waitingForOperators, dataFolder: dirname(config.arrivingFolder) }
  const sweeps = await openSweeps(config, { storage, waiting: waitingForOperators, limitCounts, jobs, log })
  const mails = config.mail && (await openMails(config.mail, db, { secret, jobs, days, log, told }))
  const app = await createApp({
    config,
    database,
    reading: reading.db,
    files,
    secret,
    limitCounts,
    ...answers,
    intake,
    redraw,
    photos,
    metrics,
    pageCache,
    pages,
    logger: logs,
  })
  // Pages are served at once; a question asked in the first half second waits for the index.
  app.addHook('onListen', warm)
  app.addHook('preClose', () => answers.conversations.close())
  app.addHook('preClose', async () => intake.close())
  return {
    app,
    database,
    files,
    pageCache,
    knowledge: answers.knowledge,
    days,
    async close() {
      // At once: a long sweep takes nothing of the time in which requests and answers end (STOP_MS of serve.ts).
      await Promise.all([app.close(), closeAnswers(), sweeps.stop()])
      await mails?.stop()
      evidence.close()
      await limitCounts.close()
      await days.close()
      await jobs.close()
      await reading.close()
      await db.destroy()
      sweeps.leave()
    },
  }
}
