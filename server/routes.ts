import { dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { API_PATH } from '#contract/limits.ts'
import { api } from './api.ts'
import type { AppParts } from './app-parts.ts'
import { profileRoutes } from './auth/profile-routes.ts'
import { authRoutes } from './auth/routes.ts'
import { articleDeskRoutes } from './blog/desk-routes.ts'
import { blogRoutes } from './blog/routes.ts'
import { breedRoutes } from './breeds/routes.ts'
import { answerRoutes } from './chat/answer-routes.ts'
import { questionsDeskRoutes } from './chat/editors/desk-routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { shareRoutes } from './chat/share-routes.ts'
import { complaintRoutes, guideFileRoutes } from './complaints/guide-routes.ts'
import { evidenceSetRoutes } from './complaints/set-routes.ts'
import { zipRoutes } from './complaints/zip-routes.ts'
import { directoryDeskRoutes } from './directory/desk-routes.ts'
import { directoryImportRoutes } from './directory/import-routes.ts'
import { photoDeskRoutes } from './directory/photo-routes.ts'
import { directoryRoutes } from './directory/routes.ts'
import { isShownByRecord } from './directory/record-photos.ts'
import { fileRoutes } from './evidence/file-routes.ts'
import { partialRoutes } from './evidence/partial/partial-routes.ts'
import { uploadRoutes } from './evidence/upload-routes.ts'
import { feedRoutes } from './feeds/routes.ts'
import { firstAidRoutes } from './first-aid/routes.ts'
import { health } from './http/health.ts'
import { internalTransport } from './http/internal-transport.ts'
import { refuseUnknown } from './http/problem.ts'
import { lawFileRoutes, lawRoutes } from './law/routes.ts'
import { learningDeskRoutes } from './learning/desk-routes.ts'
import { officialPetitionRoutes } from './official-petition/routes.ts'
import { serveBuiltFiles } from './pages/built-files.ts'
import { keptPageRoutes } from './pages/kept-pages.ts'
import { pageRoutes } from './pages/pages.ts'
import { workerScriptRoute } from './pages/worker-script.ts'
import { personalData } from './personal-data.ts'
import { petitionDeskRoutes } from './petitions/desk-routes.ts'
import { proposalDeskRoutes } from './petitions/proposal-desk-routes.ts'
import { updateRoutes } from './petitions/update-routes.ts'
import { proposalRoutes } from './petitions/proposal-routes.ts'
import { petitionRoutes } from './petitions/routes.ts'
import { diskOf } from './platform/files/disk.ts'
import { erasureLog } from './platform/database/erasure-log.ts'
import { proofOfWork } from './platform/limits/proof-of-work.ts'
import { limitMaker, type MakeLimit } from './platform/limits/rate-limits.ts'
import { poisonRoutes } from './poisons/routes.ts'
import { reportDeskRoutes } from './reports/desk-routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { shareCardRoutes } from './share-cards/routes.ts'
import { sharedAnswerRoutes } from './shared-answers/routes.ts'
import { shelterRoutes } from './shelters/routes.ts'
import { siteSearchRoutes } from './site-search/routes.ts'
import { siteRoutes } from './site/routes.ts'
import { guardOperators } from './staff/guard.ts'
import { staffRoutes } from './staff/routes.ts'
import { testimonialRoutes } from './testimonials/routes.ts'
import { trainerRoutes } from './trainers/routes.ts'
import { waitingForOperators } from './waiting.ts'
import { stateDeskRoutes } from './watch/desk-routes.ts'
import { lastBackup } from './watch/last-backup.ts'

/** Every address of the site: what machines and browsers ask by name, the operations of the API, and the pages, which answer all others. */
export async function registerRoutes(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, database, files, metrics, pages, reading } = parts
  const { db } = database
  // /livez, /readyz, /metrics
  await app.register(health, { database, files, metrics, metricsToken: config.metricsToken })
  // /files/{name}
  await app.register(fileRoutes, { db, files, isShown: isShownByRecord })
  // /rss.xml, /sitemap.xml, /robots.txt, /.well-known/security.txt
  await app.register(feedRoutes, { db: reading, origin: config.origin, publicUrl: config.publicUrl, operatorEmail: config.operator.email })
  // /plangeri/ghid-petitie-politie.pdf
  await app.register(guideFileRoutes)
  // /lege/legea-155-2010-art-6.pdf
  await app.register(lawFileRoutes)
  // /share/petitions/{id}.png, /share/articles/{id}.png
  await app.register(shareCardRoutes, { db })

  const makeLimit = limitMaker({
    counts: parts.limitCounts,
    proofs: proofOfWork(parts.limitCounts, parts.secret),
    secret: parts.secret,
    limits: config.limits,
  })
  await app.register(api, { prefix: API_PATH, config, makeLimit, register: (scope) => registerOperations(scope, { ...parts, makeLimit }) })
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').redirect(`${API_PATH}/docs`),
  )
  for (const path of ['/api', '/api/*']) app.get(path, { schema: { hide: true } }, refuseUnknown)

  if (pages === 'none') return
  const renderer = await serveBuiltFiles(app)
  const rendered = { renderer, transport: internalTransport(app), cache: parts.pageCache, origin: config.origin, streaming: pages === 'streamed' }
  // /sw.js
  await app.register(workerScriptRoute, { withdrawn: config.workerWithdrawn })
  // /offline/{language}/first.json, articles.json
  await app.register(keptPageRoutes, { ...rendered, db: reading })
  await app.register(pageRoutes, { ...rendered, limit: makeLimit('page', { counting: 'buffered' }) })
}

/** The operations of contract/operations.ts, noun by noun. */
async function registerOperations(app: FastifyInstance, parts: AppParts & { makeLimit: MakeLimit }): Promise<void> {
  const { config, conversations, database, files, indexes, intake, knowledge, learning, makeLimit, photos, reading, redraw, search, secret } = parts
  const { db } = database
  const { origin } = config
  const mails = config.mail !== null
  guardOperators(app, db)
  const dataFolder = dirname(config.arrivingFolder)
  const readSite = async () => ({ last_backup: await lastBackup(db), disk: await diskOf(dataFolder) })
  await app.register(staffRoutes, { db, secret, makeLimit, origin, mails, today: { db, dataFolder, waiting: waitingForOperators, readSite } })
  await app.register(stateDeskRoutes, { db, dataFolder, settings: config, waiting: waitingForOperators })
  await app.register(siteRoutes, { config })
  const auth = { db, erasures: erasureLog(config.erasuresFile), personalData, secret, makeLimit, mails }
  await app.register(profileRoutes, auth)
  await app.register(authRoutes, auth)
  await app.register(answerRoutes, { db, conversations, makeLimit, secret, redraw })
  await app.register(chatRoutes, { db, conversations, origin })
  await app.register(shareRoutes, { db, makeLimit })
  await app.register(sharedAnswerRoutes, { db })
  await app.register(blogRoutes, { db, reading })
  await app.register(articleDeskRoutes, { db })
  await app.register(petitionRoutes, { database, reading, secret, makeLimit, mails })
  await app.register(petitionDeskRoutes, { db, secret })
  await app.register(proposalRoutes, { db, makeLimit })
  await app.register(proposalDeskRoutes, { db, mails })
  await app.register(updateRoutes, { db, mails })
  await app.register(complaintRoutes)
  await app.register(officialPetitionRoutes, { db, makeLimit, origin })
  await app.register(uploadRoutes, { db, files, intake, makeLimit })
  const { arrivingFolder: folder, evidence: limits, keptFree } = config
  await app.register(partialRoutes, { db, store: files, intake, folder, limits, keptFree: keptFree.fromFiles, makeLimit })
  await app.register(shelterRoutes, { db, reading, index: indexes.shelter })
  await app.register(trainerRoutes, { db, reading, index: indexes.trainer })
  await app.register(breedRoutes, { db: reading })
  await app.register(siteSearchRoutes, { search })
  await app.register(lawRoutes)
  await app.register(testimonialRoutes, { db: reading })
  await app.register(firstAidRoutes)
  await app.register(poisonRoutes)
  await app.register(directoryRoutes, { db, makeLimit, mails, noticed: config.suggestionMails })
  await app.register(directoryDeskRoutes, { db })
  await app.register(photoDeskRoutes, { db, photos })
  await app.register(directoryImportRoutes, { db })
  await app.register(questionsDeskRoutes, { db, knowledge })
  await app.register(learningDeskRoutes, { learning })
  await app.register(evidenceSetRoutes, { db, files, makeLimit, origin, setBytes: config.evidence.setBytes })
  await app.register(zipRoutes, { db, files, makeLimit, origin, secret, atOnce: config.atOnce.zips })
  await app.register(reportRoutes, { db, makeLimit })
  await app.register(reportDeskRoutes, { db, mails })
}
