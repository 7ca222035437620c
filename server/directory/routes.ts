import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { directoryReport, directorySuggestion } from '#contract/directory.ts'
import type { Db } from '../platform/database.ts'
import type { MakeLimit } from '../platform/rate-limits.ts'
import { reportRecord, suggestRecord } from './suggestions.ts'

/** Suggestions of everybody in ten minutes, beyond which each costs some work. */
const SURGE = 50

/** What visitors tell the directories: whom they miss, and what is wrong. A filled-in nickname is answered like a person and kept nowhere. */
export const directoryRoutes: FastifyPluginAsyncZod<{ db: Db; makeLimit: MakeLimit }> = async (app, { db, makeLimit }) => {
  const tags = ['directories']
  const limits = { suggestions: makeLimit('suggest', 5, 60, { proof: { surge: SURGE, surgeOf: () => 'site' } }), reports: makeLimit('report a record', 10, 60) }

  app.post('/directory/suggestions', {
    schema: { tags, body: directorySuggestion, response: { 204: z.null() } },
    preHandler: (request) => limits.suggestions(request),
    handler: async (request, reply) => {
      if (request.body.nickname === '') await suggestRecord(db, request.body)
      return reply.code(204).send(null)
    },
  })

  app.post('/directory/reports', {
    schema: { tags, body: directoryReport, response: { 204: z.null() } },
    preHandler: (request) => limits.reports(request),
    handler: async (request, reply) => {
      if (request.body.nickname === '') await reportRecord(db, request.body)
      return reply.code(204).send(null)
    },
  })
}
