import { dirname } from 'node:path'
import { articleFiles } from '#content/articles.ts'
import { readShelters, readTrainers } from '#content/directories/directories.ts'
import { readExamplePetitions } from '#content/petitions/petitions.ts'
import type { FastifyInstance } from 'fastify'
import pino, { type Logger } from 'pino'
import { createApp } from './app.ts'
import { sweepTokens } from './auth/tokens.ts'
import { publishArticles } from './blog/blog.ts'
import { openDirectories } from './chat/places/directories.ts'
import { createConversations } from './chat/conversations.ts'
import { markInterrupted } from './chat/messages.ts'
import type { Composer } from './chat/model/composer.ts'
import { sweepGuestSessions } from './chat/sessions.ts'
import { keepRetention } from './complaints/retention.ts'
import { guideFileRoutes } from './complaints/routes.ts'
import type { Config, ModelConfig } from './config.ts'
import { createDirectoryIndex } from './directory/directory-index.ts'
import { openIntake } from './evidence/intake.ts'
import { openWorkshop } from './evidence/media/workshop.ts'
import { sweepFiles } from './evidence/sweep.ts'
import { feedRoutes } from './feeds/routes.ts'
import { createMetrics } from './http/metrics.ts'
import { openLiveKnowledge, publishedPassages, type LiveKnowledge } from './knowledge/live.ts'
import { openDatabase, type Database } from './platform/database.ts'
import { lawFileRoutes } from './law/routes.ts'
import { PageCache } from './pages/page-cache.ts'
import { logOptions } from './platform/log.ts'
import type { ObjectStore } from './platform/object-store.ts'
import { openMailer } from './platform/mail.ts'
import { fillExamplePetitions } from './petitions/examples.ts'
import { startMailSender } from './petitions/mail-sender.ts'
import { sweepSignatures } from './petitions/sweep.ts'
import { migrate } from './platform/migrate.ts'
import { openStore } from './platform/open-store.ts'
import { siteSecret } from './platform/site-secret.ts'
import { shareRoutes } from './share/routes.ts'
import { sweepReports } from './reports/sweep.ts'
import { fillShelters, sheltersSource } from './shelters/shelters.ts'
import { fillTrainers, trainersSource } from './trainers/trainers.ts'
import { readings } from './watch/readings.ts'

/** How often old tokens, guests' sessions, orphaned answers and files without a complaint are swept. */
const SWEEP_MS = 5 * 60 * 1000
/** reliability.md: an answer nobody has written to for this long has lost its writer. */
const SILENT_MS = 90_000

/** The site without its pages and its port: database migrated, content published, index built. */
export interface Bobita {
  app: FastifyInstance
  database: Database
  pageCache: PageCache
  /** Photos and videos of complaints. */
  files: ObjectStore
  /** What Bobita answers from; follows the content by itself. */
  knowledge: LiveKnowledge
  close(): Promise<void>
}

/** Opens everything the settings name. Used by the server itself, by tests and by the benchmark. */
export async function openBobita(config: Config, logs: boolean, pageCache = new PageCache()): Promise<Bobita> {
  const log = pino(logs ? logOptions : { level: 'silent' })
  const place = config.databaseUrl === undefined ? { file: config.databaseFile } : { url: config.databaseUrl }
  const patient = await openDatabase(place, true)
  await migrate(patient.db).finally(() => patient.db.destroy())
  const database = await openDatabase(place)
  const { db, engine } = database

  await publishArticles(db, articleFiles())
  if (config.demoData) {
    await fillExamplePetitions(db, readExamplePetitions())
    await fillShelters(db, readShelters())
    await fillTrainers(db, readTrainers())
  }
  const unread = () => log.warn('the content could not be read anew')
  const knowledge = openLiveKnowledge(publishedPassages(db), unread)
  const composer = config.model ? await openComposer(config.model, log) : null

  const indexes = { shelter: createDirectoryIndex(sheltersSource(db)), trainer: createDirectoryIndex(trainersSource(db)) }
  const metrics = createMetrics(() => readings(db, dirname(config.arrivingFolder)))
  const conversations = createConversations({
    db,
    log,
    knowledge,
    composer,
    directories: openDirectories(db, indexes),
    onAnswered: (mode) => metrics.answered(mode),
  })
  // The embedded database has one server: whatever was being written when it ended has lost its writer.
  await markInterrupted(db, engine === 'sqlite' ? 0 : SILENT_MS)
  const files = await openStore(config)
  const workshop = openWorkshop(config.arrivingFolder)
  const intake = openIntake({ db, store: files, workshop, folder: config.arrivingFolder, limits: config.evidence, keptFree: config.keptFree.fromFiles })
  const swept = { db, store: files, folder: config.arrivingFolder }
  // A bucket that is away now is swept later; the site starts without it.
  await sweepFiles(swept, engine === 'sqlite' ? 0 : undefined).catch(() => log.warn('the sweep of files failed'))
  const sweeper = startSweeper(async () => {
    const done = await Promise.allSettled([
      sweepTokens(db),
      sweepGuestSessions(db),
      markInterrupted(db, SILENT_MS),
      keepRetention(db, files, log),
      sweepFiles(swept),
      sweepSignatures(db),
      sweepReports(db),
    ])
    if (done.some(({ status }) => status === 'rejected')) log.warn('the sweep failed')
  })

  const mailSender =
    config.mail && startMailSender({ db, mailer: await openMailer(config.mail), publicUrl: config.mail.publicUrl }, () => log.warn('mails could not be sent'))
  const app = await createApp({
    database,
    files,
    intake,
    config,
    secret: await siteSecret(db),
    conversations,
    indexes,
    metrics,
    pageCache,
    logger: logs,
  })
  // Pages are served at once; a question asked in the first half second waits for the index.
  app.addHook('onListen', async () => void knowledge.current().catch(unread))
  app.addHook('preClose', () => conversations.close())
  app.addHook('preClose', async () => intake.close())
  await app.register(feedRoutes, { db, publicUrl: config.publicUrl, operatorEmail: config.operator.email })
  await app.register(lawFileRoutes)
  await app.register(guideFileRoutes)
  await app.register(shareRoutes, { db })
  return {
    app,
    database,
    pageCache,
    files,
    knowledge,
    async close() {
      await knowledge.close()
      await sweeper.stop()
      await app.close()
      await mailSender?.stop()
      workshop.close()
      await db.destroy()
    },
  }
}

/** Sweeps at once and then every few minutes, never twice at a time; `stop` waits for the sweep under way. */
function startSweeper(sweep: () => Promise<void>) {
  let running: Promise<void> | null = null
  const run = () => {
    running ??= sweep().finally(() => (running = null))
  }
  run()
  const timer = setInterval(run, SWEEP_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** The model's library is large: it is loaded only when a model is set, and then before the first question. */
async function openComposer(model: ModelConfig, log: Logger): Promise<Composer> {
  const [{ createComposer }, { openModel }] = await Promise.all([import('./chat/model/composer.ts'), import('./chat/model/provider.ts')])
  return createComposer({ model: await openModel(model), vision: model.vision, log })
}
