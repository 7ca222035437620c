import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { isMergeable } from '#contract/merged-record.ts'
import { operation } from '#contract/operations.ts'
import type { ZodApp } from '../http/zod-app.ts'
import type { Db } from '../platform/database/database.ts'
import { operatorOf } from '../staff/guard.ts'
import { approveSuggestion, mergeSuggestion, rejectSuggestion } from './decide-suggestions.ts'
import { deskRecordOf, deskRow } from './desk-records.ts'
import { doublesOf } from './doubles.ts'
import { changeRecord, decidedRow, undoChange } from './edit-record.ts'
import { findRecords } from './find-records.ts'
import { hideRecord } from './hide-record.ts'
import { mergeRecords } from './merge-records.ts'
import { recordHistory } from './record-history.ts'
import { recordOfKey } from './record-key.ts'
import { suggestionShown } from './suggestion-shown.ts'
import { waitingSuggestions } from './waiting-suggestions.ts'

/** /operators/suggestions, /operators/records: what moderators do about the directories. */
export const directoryDeskRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  suggestionRoutes(app, db)
  recordRoutes(app, db)
}

function suggestionRoutes(app: ZodApp, db: Db): void {
  app.route({ ...operation('listSuggestions'), handler: (request) => waitingSuggestions(db, request.query) })

  app.route({ ...operation('readSuggestion'), handler: (request) => suggestionShown(db, recordOfKey(request.params.id)) })

  app.route({ ...operation('readRecord'), handler: async (request) => deskRecordOf(await deskRow(db, recordOfKey(request.params.id))) })

  app.route({
    ...operation('approveSuggestion'),
    handler: async (request, reply) => {
      const { expected, ...fields } = request.body
      await approveSuggestion(db, operatorOf(request), { ...recordOfKey(request.params.id), expected }, fields)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('refuseSuggestion'),
    handler: async (request, reply) => {
      const { expected, reason } = request.body
      await rejectSuggestion(db, operatorOf(request), { ...recordOfKey(request.params.id), expected }, reason)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('mergeSuggestion'),
    handler: async (request, reply) => {
      await mergeSuggestion(db, operatorOf(request), recordOfKey(request.params.id), request.body)
      return reply.code(204).send(null)
    },
  })
}

/** Those that are listed or hidden, and what was changed in them. */
function recordRoutes(app: ZodApp, db: Db): void {
  app.route({ ...operation('listRecords'), handler: (request) => findRecords(db, request.query) })

  app.route({
    ...operation('changeRecord'),
    handler: async (request, reply) => {
      await changeRecord(db, operatorOf(request), recordOfKey(request.params.id), request.body)
      return reply.code(204).send(null)
    },
  })

  for (const hidden of [true, false])
    app.route({
      ...operation(hidden ? 'hideRecord' : 'showRecord'),
      handler: async (request, reply) => {
        const { reason, ...seen } = request.body
        await hideRecord(db, operatorOf(request), { ...recordOfKey(request.params.id), ...seen }, hidden, reason)
        return reply.code(204).send(null)
      },
    })

  app.route({
    ...operation('listDoubles'),
    handler: async (request) => ({
      doubles: await doublesOf(db, await decidedRow(db, recordOfKey(request.params.id)), (row) => isMergeable(deskRecordOf(row))),
    }),
  })

  app.route({
    ...operation('mergeRecords'),
    handler: async (request, reply) => {
      await mergeRecords(db, operatorOf(request), recordOfKey(request.params.id), request.body)
      return reply.code(204).send(null)
    },
  })

  app.route({ ...operation('readRecordHistory'), handler: (request) => recordHistory(db, recordOfKey(request.params.id), request.query) })

  app.route({
    ...operation('undoRecordChange'),
    handler: async (request, reply) => {
      await undoChange(db, operatorOf(request), recordOfKey(request.params.id), request.body)
      return reply.code(204).send(null)
    },
  })
}
