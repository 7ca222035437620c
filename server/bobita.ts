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
import { markInterrupted } from './chat/under-way.ts'
import type { Composer } from './chat/model/composer.ts'
import { sweepGuestSessions } from './chat/sessions.ts'
import { keepRetention } from './complaints/retention.ts'
import { guideFileRoutes } from './complaints/routes.ts'
import type { Config, EmbeddingsConfig, ModelConfig } from './config.ts'
import { createDirectoryIndex } from './directory/directory-index.ts'
import { openIntake } from './evidence/intake.ts'
import { openWorkshop } from './evidence/media/workshop.ts'
import { sweepFiles } from './evidence/sweep.ts'
import { feedRoutes } from './feeds/routes.ts'
import { createMetrics } from './http/metrics.ts'
import { openLiveKnowledge, publishedPassages, type LiveKnowledge } from './knowledge/live.ts'
import type { Meaning } from './knowledge/meaning/meaning.ts'
import { openDatabase, type Database, type Db } from './platform/database.ts'
import { lawFileRoutes } from './law/routes.ts'
import { PageCache } from './pages/page-cache.ts'
import { takeFolder } from './platform/data-folder.ts'
import { openLimitCounts } from './platform/limit-counts.ts'
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

/** A list may be five seconds old: a page made of it sooner after a change could show what was before. */
const SETTLED_MS = 5_500

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
  const where = config.databaseUrl === undefined ? { file: config.databaseFile } : { url: config.databaseUrl }
  const patient = await openDatabase(where, true)
  await migrate(patient.db).finally(() => patient.db.destroy())
  const database = await openDatabase(where)
  const { db, engine } = database

  await publishArticles(db, articleFiles())
  if (config.demoData) {
    await fillExamplePetitions(db, readExamplePetitions())
    await fillShelters(db, readShelters())
    await fillTrainers(db, readTrainers())
  }
  const unread = () => log.warn('the content could not be read anew')
  const changed = () => void setTimeout(() => pageCache.outdate(), SETTLED_MS).unref()
  const meaning = config.embeddings && (await openMeaningOf(config.embeddings, db, log))
  const knowledge = openLiveKnowledge(publishedPassages(db), { onFault: unread, onChange: changed, ...(meaning && { meaning }) })
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
  const place = engine === 'sqlite' ? takeFolder(config.placeFile) : null
  // Alone in the folder: whatever was being written when the last server ended has lost its writer.
  await markInterrupted(db, place?.alone ? 0 : undefined)
  const files = await openStore(config)
  const workshop = openWorkshop(config.arrivingFolder)
  const intake = openIntake({ db, store: files, workshop, folder: config.arrivingFolder, limits: config.evidence, keptFree: config.keptFree.fromFiles })
  const swept = { db, store: files, folder: config.arrivingFolder }
  // A bucket that is away now is swept later; the site starts without it.
  await sweepFiles(swept, place?.alone ? 0 : undefined).catch(() => log.warn('the sweep of files failed'))
  await place?.share()
  const limitCounts = await openLimitCounts(database, config.limitsFile)
  const sweeper = startSweeper(async () => {
    const done = await Promise.allSettled([
      sweepTokens(db),
      sweepGuestSessions(db),
      markInterrupted(db),
      keepRetention(db, files, log),
      sweepFiles(swept),
      sweepSignatures(db),
      sweepReports(db),
      limitCounts.sweep(),
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
    limitCounts,
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
      await limitCounts.close()
      await db.destroy()
      place?.close()
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

async function openMeaningOf(embeddings: EmbeddingsConfig, db: Db, log: Logger): Promise<Meaning> {
  const [{ openEmbedder }, { openMeaning }] = await Promise.all([import('./chat/model/embeddings.ts'), import('./knowledge/meaning/meaning.ts')])
  return openMeaning(db, openEmbedder(embeddings), () => log.warn('the embeddings model failed'))
}
