import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import type { ZodApp } from '../http/zod-app.ts'
import type { Db } from '../platform/database/database.ts'
import { recordId } from '../platform/record-id.ts'
import { Refusal } from '../platform/refusal.ts'
import { operatorOf } from '../staff/guard.ts'
import { articlesPage } from './article-lines.ts'
import { articleDownload, restoreArticle, unpublishArticle } from './own-articles.ts'
import { publishDraft } from './publish-drafts.ts'
import { keptOf, postOf } from './article-fields.ts'
import { readVersion, versionsOf } from './article-versions.ts'
import { askForReview, beginArticle, discardDraft, draftShown, emptyDraft, importArticle, keepDraft } from './article-drafts.ts'
import { deskArticle } from './desk-article.ts'
import { previewOf } from './standing-articles.ts'

/** The longest text there may be, and twice: in English too. */
const WRITTEN = { bodyLimit: 1024 * 1024 }
/** What the address of an article nobody has begun says. */
const NEW = 'nou'

/** /operators/articles: what editors do about the blog. */
export const articleDeskRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.route({ ...operation('listArticles'), handler: (request) => articlesPage(db, request.query) })

  app.route({ ...operation('readArticle'), handler: (request) => deskArticle(db, numberOfPath(request.params.id)) })

  app.route({
    ...operation('unpublishArticle'),
    handler: async (request, reply) => {
      await unpublishArticle(db, operatorOf(request), numberOfPath(request.params.id), request.body)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('restoreArticle'),
    handler: async (request, reply) => {
      await restoreArticle(db, operatorOf(request), numberOfPath(request.params.id), request.body)
      return reply.code(204).send(null)
    },
  })

  app.route({ ...operation('listArticleVersions'), handler: (request) => versionsOf(db, numberOfPath(request.params.id)) })

  app.route({ ...operation('readArticleVersion'), handler: (request) => readVersion(db, request.params.id) })

  app.route({ ...operation('readArticleFile'), handler: (request) => articleDownload(db, numberOfPath(request.params.id)) })

  app.route({ ...operation('importArticle'), ...WRITTEN, handler: (request) => importArticle(db, operatorOf(request), request.body) })

  draftRoutes(app, db)
}

/** What is written and not published yet. */
function draftRoutes(app: ZodApp, db: Db): void {
  app.route({
    ...operation('readDraft'),
    handler: (request) => (request.params.id === NEW ? emptyDraft : draftShown(db, operatorOf(request), numberOfPath(request.params.id))),
  })

  app.route({
    ...operation('beginArticle'),
    ...WRITTEN,
    handler: async (request, reply) => reply.code(201).send(await beginArticle(db, operatorOf(request), request.body.fields)),
  })

  app.route({
    ...operation('keepDraft'),
    ...WRITTEN,
    handler: (request) => keepDraft(db, operatorOf(request), numberOfPath(request.params.id), request.body.fields, request.body.expected),
  })

  app.route({
    ...operation('previewDraft'),
    ...WRITTEN,
    handler: async (request) => {
      const now = new Date()
      return { preview: previewOf(postOf(request.body.fields, keptOf(null, now), now)) }
    },
  })

  app.route({
    ...operation('discardDraft'),
    handler: async (request, reply) => {
      await discardDraft(db, operatorOf(request), numberOfPath(request.params.id), request.body.expected)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('reviewDraft'),
    handler: async (request, reply) => {
      await askForReview(db, operatorOf(request), numberOfPath(request.params.id), request.body.expected)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('publishDraft'),
    handler: async (request, reply) => {
      await publishDraft(db, operatorOf(request), numberOfPath(request.params.id), request.body)
      return reply.code(204).send(null)
    },
  })
}

/** @throws Refusal blog.post_not_found for what is no number of an article */
function numberOfPath(text: string): number {
  const id = recordId(text)
  if (id === null) throw new Refusal('blog.post_not_found')
  return id
}
