import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { IMPORT_BYTES } from '#contract/limits.ts'
import { operation } from '#contract/operations.ts'
import { requestLanguage } from '../http/language.ts'
import type { Db } from '../platform/database/database.ts'
import { operatorOf } from '../staff/guard.ts'
import { importFile, previewImport } from './desk-import.ts'
import { exportDirectory } from './export.ts'
import { importsMade, undoThisImport } from './imports.ts'

/** A file as base64: four characters hold three bytes, with room for what stands around it. */
const WITH_FILE = { bodyLimit: Math.ceil(IMPORT_BYTES / 3) * 4 + 8 * 1024 }

/** /operators/imports: many records at once, as CSV. */
export const directoryImportRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.route({ ...operation('previewImport'), ...WITH_FILE, handler: (request) => previewImport(db, request.body, requestLanguage(request)) })

  app.route({
    ...operation('importRecords'),
    ...WITH_FILE,
    handler: (request) => importFile(db, operatorOf(request), request.body, requestLanguage(request)),
  })

  app.route({ ...operation('listImports'), handler: (request) => importsMade(db, request.query) })

  app.route({ ...operation('undoImport'), handler: (request) => undoThisImport(db, operatorOf(request), request.params.id) })

  app.route({
    ...operation('exportRecords'),
    handler: async (request, reply) => {
      const { kind } = request.params
      const lines = await exportDirectory(db, operatorOf(request), kind)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${kind}s.csv"`)
        .send(Readable.from(lines, { objectMode: false }))
    },
  })
}
