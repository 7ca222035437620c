import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import { requestLanguage } from '../http/language.ts'
import type { Db } from '../platform/database/database.ts'
import type { MakeLimit } from '../platform/limits/rate-limits.ts'
import { correctRecord, suggestRecord } from './suggestions.ts'

interface DirectoryParts {
  db: Db
  makeLimit: MakeLimit
  /** Whether the site sends mails, and to operators about suggestions. */
  mails: boolean
  noticed: boolean
}

/** What visitors tell the directories: whom they miss, and what is wrong. Whoever fills in the honeypot `nickname` is answered like a person and kept nowhere. */
export const directoryRoutes: FastifyPluginAsyncZod<DirectoryParts> = async (app, { db, makeLimit, ...mailing }) => {
  const limits = { suggestions: makeLimit('suggestion'), reports: makeLimit('record_report') }

  app.route({
    ...operation('suggestRecord'),
    preHandler: (request) => limits.suggestions(request),
    handler: async (request, reply) => {
      if (request.body.nickname === '') await suggestRecord(db, request.body, { ...mailing, language: requestLanguage(request) })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('correctRecord'),
    preHandler: (request) => limits.reports(request),
    handler: async (request, reply) => {
      if (request.body.nickname === '') await correctRecord(db, request.body, { mails: mailing.mails, language: requestLanguage(request) })
      return reply.code(204).send(null)
    },
  })
}
