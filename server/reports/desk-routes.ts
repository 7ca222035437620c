import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import type { ReportDecided } from '#contract/reports-desk.ts'
import type { Db } from '../platform/database/database.ts'
import { operatorOf } from '../staff/guard.ts'
import { decide, type Decision } from './decide.ts'
import { letterSent } from './letters.ts'
import { notesPage, reportShown, reportsPage } from './open-reports.ts'

/** /operators/reports, /operators/notes: what moderators do about what visitors report. */
export const reportDeskRoutes: FastifyPluginAsyncZod<{ db: Db; mails: boolean }> = async (app, { db, mails }) => {
  const way = mails ? 'mailed' : 'kept'

  app.route({ ...operation('listReports'), handler: (request) => reportsPage(db, request.query) })

  app.route({ ...operation('readReport'), handler: (request) => reportShown(db, request.params.id) })

  app.route({
    ...operation('hideReported'),
    handler: async (request) => told(mails, await decide(db, operatorOf(request), { id: request.params.id, decision: 'hide', way, ...request.body })),
  })

  app.route({
    ...operation('keepReported'),
    handler: async (request) => told(mails, await decide(db, operatorOf(request), { id: request.params.id, decision: 'keep', way, ...request.body })),
  })

  app.route({
    ...operation('letterSent'),
    handler: async (request, reply) => {
      await letterSent(db, request.params.id)
      return reply.code(204).send(null)
    },
  })

  app.route({ ...operation('listNotes'), handler: (request) => notesPage(db, request.query) })

  app.route({
    ...operation('refuseNote'),
    handler: async (request, reply) => {
      await decide(db, operatorOf(request), { id: request.params.id, decision: 'keep', way, ...request.body })
      return reply.code(204).send(null)
    },
  })
}

/** What the site mails is told to nobody else: whom it goes to is not for operators to read. */
function told(mails: boolean, { found, letters }: Decision): ReportDecided {
  return { found, mailed: mails ? letters.length : 0, letters: mails ? [] : letters }
}
