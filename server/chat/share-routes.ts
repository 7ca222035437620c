import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import { withoutContacts } from '#contract/personal-words.ts'
import { whoAsks } from '../auth/current-user.ts'
import type { Db } from '../platform/database/database.ts'
import { newToken } from '../platform/ids.ts'
import { callerNetwork, type MakeLimit } from '../platform/limits/rate-limits.ts'
import { shareAnswer } from '../shared-answers/shared-answers.ts'
import { answerToShare } from './sessions/answer-to-share.ts'
import { ownerOf } from './sessions/sessions.ts'

interface ShareParts {
  db: Db
  makeLimit: MakeLimit
}

/** Sharing an answer: what would be shared, and then a link to a copy of it. */
export const shareRoutes: FastifyPluginAsyncZod<ShareParts> = async (app, { db, makeLimit }) => {
  const count = makeLimit('share', {
    counted: async (request) => {
      const asker = await whoAsks(db, request)
      return asker.kind === 'user' ? asker.user.id : callerNetwork(request)
    },
  })

  app.route({
    ...operation('previewShare'),
    handler: async (request) => answerToShare(db, ownerOf(await whoAsks(db, request)), request.params.id),
  })

  app.route({
    ...operation('shareAnswer'),
    preHandler: (request) => count(request),
    handler: async (request, reply) => {
      const asker = await whoAsks(db, request)
      const { is_personal: _, ...copied } = await answerToShare(db, ownerOf(asker), request.params.id)
      // What was typed over the question is looked through again; the answer is never the caller's.
      const question = request.body.question === null ? null : withoutContacts(request.body.question.trim())
      const sharer = asker.kind === 'user' ? { user_id: asker.user.id } : { key: request.body.key ?? newToken() }
      const made = await shareAnswer(db, sharer, { ...copied, question })
      return reply.code(201).send({ ...made, key: 'key' in sharer ? sharer.key : null })
    },
  })
}
