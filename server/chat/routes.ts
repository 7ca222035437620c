import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import { refuseOtherUser, requireAsker, requireUser, whoAsks } from '../auth/current-user.ts'
import { requestLanguage } from '../http/language.ts'
import type { Db } from '../platform/database/database.ts'
import type { Conversations } from './conversations.ts'
import { conversationFile, conversationsFile } from './sessions/conversation-file.ts'
import { noteQuestion } from './sessions/editor-questions.ts'
import { readHistory } from './sessions/history.ts'
import { rateAnswer } from './sessions/rating.ts'
import { searchConversations } from './sessions/search-conversations.ts'
import { createSession, deleteSession, findSession, listGuestSessions, listSessions, ownerOf, renameSession } from './sessions/sessions.ts'

interface ChatParts {
  db: Db
  conversations: Conversations
  origin: string
}

/** Making and listing conversations: an account's own, or those of a guest's last day. */
const sessionListRoutes: FastifyPluginAsyncZod<Pick<ChatParts, 'db'>> = async (app, { db }) => {
  app.route({
    ...operation('createSession'),
    handler: async (request, reply) => {
      const { user } = await requireUser(db, request)
      refuseOtherUser({ kind: 'user', user, token: '' }, request.body.user_id)
      return reply.code(201).send(await createSession(db, { user_id: user.id }, request.body.title === undefined ? {} : { title: request.body.title.trim() }))
    },
  })

  app.route({
    ...operation('listSessions'),
    handler: async (request) => {
      const { user } = await requireUser(db, request)
      refuseOtherUser({ kind: 'user', user, token: '' }, request.query.user_id)
      return listSessions(db, { user_id: user.id }, request.query.limit)
    },
  })

  app.route({
    ...operation('listGuestSessions'),
    handler: async (request) => {
      const asker = await whoAsks(db, request)
      return asker.kind === 'user' || asker.guestHash === null ? [] : listGuestSessions(db, asker.guestHash)
    },
  })
}

/** The calls about conversations (S-417 to S-423) and the reader's thumb; asking and answering are in answer-routes.ts. */
export const chatRoutes: FastifyPluginAsyncZod<ChatParts> = async (app, { db, conversations, origin }) => {
  const owner = async (request: FastifyRequest) => ownerOf(await whoAsks(db, request))
  await app.register(sessionListRoutes, { db })

  app.route({
    ...operation('searchConversations'),
    handler: async (request) => searchConversations(db, ownerOf(await requireAsker(db, request)), request.query.q),
  })

  app.route({
    ...operation('exportConversations'),
    handler: async (request, reply) => {
      const asker = await requireAsker(db, request)
      return sendFile(reply, 'bobita-conversatii.md', conversationsFile(db, ownerOf(asker), { language: requestLanguage(request), origin }))
    },
  })

  app.route({
    ...operation('exportSession'),
    handler: async (request, reply) => {
      const session = await findSession(db, await owner(request), request.params.id)
      return sendFile(reply, 'bobita-conversatie.md', conversationFile(db, session, { language: requestLanguage(request), origin }))
    },
  })

  app.route({
    ...operation('readHistory'),
    handler: async (request) => {
      const session = await findSession(db, await owner(request), request.params.id)
      return { session, messages: await readHistory(db, session.id, request.query.limit) }
    },
  })

  app.route({
    ...operation('renameSession'),
    handler: async (request, reply) => {
      await renameSession(db, await owner(request), request.params.id, request.query.title)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('deleteSession'),
    handler: async (request, reply) => {
      await deleteSession(db, await owner(request), request.params.id)
      await conversations.stop(request.params.id)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('rateAnswer'),
    handler: async (request, reply) => {
      const { newlyDown } = await rateAnswer(db, await owner(request), request.params.id, request.body.rating)
      if (newlyDown !== null) await noteQuestion(db, newlyDown.sessionId, newlyDown.question, 'thumb_down')
      return reply.code(204).send(null)
    },
  })
}

/** Sends Markdown piece by piece, to be kept as a file. */
function sendFile(reply: FastifyReply, name: string, pieces: AsyncGenerator<string>): FastifyReply {
  return reply
    .type('text/markdown; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(pieces, { objectMode: false }))
}
