import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { askQuestion, chatHistory, chatSession, historyQuery, newSession, rating, sessionsQuery, titleQuery } from '#contract/chat.ts'
import { MAX_CHUNKS } from '#contract/limits.ts'
import { imageQuestionText } from '#texts/chat-questions.ts'
import { ensureGuest, refuseOtherUser, requireUser, whoAsks, type Asker } from '../auth/current-user.ts'
import { requestLanguage } from '../http/language.ts'
import type { Db } from '../platform/database.ts'
import { keyedHash } from '../platform/ids.ts'
import { ownTurn } from '../platform/own-turn.ts'
import { callerNetwork, type MakeLimit } from '../platform/rate-limits.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Conversations } from './conversations.ts'
import { noteQuestion } from './editor-questions.ts'
import { readImage } from './image.ts'
import { rateAnswer, readHistory } from './messages.ts'
import { sendAnswer } from './ndjson.ts'
import type { Place } from './under-way.ts'
import { createSession, deleteSession, findSession, listSessions, ownerOf, renameSession, type Owner } from './sessions.ts'

/** An 8 MB image as base64, with room for the rest of the question. */
const ASK_BODY_BYTES = 12 * 1024 * 1024

interface ChatParts {
  db: Db
  conversations: Conversations
  makeLimit: MakeLimit
  /** Keys the hash of networks. */
  secret: string
}

const sessionPath = z.object({ id: z.string().max(64) })

/** Spec §7 chat calls; beyond them re-attach, stop, retry and the reader's thumb (design.md §7). */
export const chatRoutes: FastifyPluginAsyncZod<ChatParts> = async (app, { db, conversations, makeLimit, secret }) => {
  const tags = ['chat']
  const limits = {
    guestHour: makeLimit('ask as a guest, hour', 10, 60),
    guestDay: makeLimit('ask as a guest, day', 30, 24 * 60),
    account: makeLimit('ask', 60, 60, { counted: accountKey }),
  }

  async function countQuestion(asker: Asker, request: FastifyRequest): Promise<void> {
    if (asker.kind === 'user') return limits.account(request)
    await limits.guestHour(request)
    await limits.guestDay(request)
  }

  async function accountKey(request: FastifyRequest): Promise<string> {
    const asker = await whoAsks(db, request)
    return asker.kind === 'user' ? asker.user.id : callerNetwork(request)
  }

  /** Refuses who has too much under way before anything is counted or made. */
  async function takePlace(asker: Asker, request: FastifyRequest, reply: FastifyReply): Promise<Place> {
    const owner: Owner = asker.kind === 'user' ? { user_id: asker.user.id } : { guest_hash: ensureGuest(asker, reply) }
    const place = { owner, network: asker.kind === 'user' ? null : keyedHash(secret, callerNetwork(request)) }
    await conversations.admit(place)
    await countQuestion(asker, request)
    // Behind the limits: a flood that they refuse keeps nobody waiting.
    await ownTurn()
    return place
  }

  const owner = async (request: FastifyRequest) => ownerOf(await whoAsks(db, request))

  app.post('/chat/ask/stream', {
    schema: { tags, body: askQuestion, description: 'Answers as application/x-ndjson, one ChatEvent a line, then [DONE].' },
    bodyLimit: ASK_BODY_BYTES,
    handler: async (request, reply) => {
      const { question, image_data, chat_session_id, user_id } = request.body
      const language = requestLanguage(request)
      const image = image_data === undefined || image_data === '' ? null : await readImage(image_data)
      if (question.trim() === '' && !image) throw new Refusal('chat.question_missing', { field: 'question' })
      const asker = await whoAsks(db, request)
      refuseOtherUser(asker, user_id)
      const session = chat_session_id === undefined ? null : await findSession(db, ownerOf(asker), chat_session_id)
      const place = await takePlace(asker, request, reply)

      const generation = await conversations.ask({
        ...place,
        sessionId: session?.id ?? null,
        question: {
          text: question.trim() === '' ? imageQuestionText[language] : question,
          image,
          language,
          maxChunks: request.body.max_chunks,
          includeSources: request.body.include_sources,
          includePerspectives: request.body.include_perspectives,
          mayUseModel: session === null || session.tokens_remaining > 0,
        },
      })
      return sendAnswer(reply, generation)
    },
  })

  app.post('/chat/session', {
    schema: { tags, body: newSession, response: { 201: chatSession } },
    handler: async (request, reply) => {
      const { user } = await requireUser(db, request)
      refuseOtherUser({ kind: 'user', user, token: '' }, request.body.user_id)
      return reply.code(201).send(await createSession(db, { user_id: user.id }, request.body.title === undefined ? {} : { title: request.body.title.trim() }))
    },
  })

  app.get('/chat/sessions', {
    schema: { tags, querystring: sessionsQuery, response: { 200: z.array(chatSession) } },
    handler: async (request) => {
      const { user } = await requireUser(db, request)
      refuseOtherUser({ kind: 'user', user, token: '' }, request.query.user_id)
      return listSessions(db, { user_id: user.id }, request.query.limit)
    },
  })

  app.get('/chat/session/:id/history', {
    schema: { tags, params: sessionPath, querystring: historyQuery, response: { 200: chatHistory } },
    handler: async (request) => {
      const session = await findSession(db, await owner(request), request.params.id)
      return { session, messages: await readHistory(db, session.id, request.query.limit) }
    },
  })

  app.get('/chat/session/:id/stream', {
    schema: { tags, params: sessionPath, description: 'Attaches to the answer being written, from its beginning.' },
    handler: async (request, reply) => {
      const session = await findSession(db, await owner(request), request.params.id)
      return sendAnswer(reply, await conversations.attach(session.id, requestLanguage(request)))
    },
  })

  app.post('/chat/session/:id/stop', {
    schema: { tags, params: sessionPath, response: { 204: z.null() } },
    handler: async (request, reply) => {
      const session = await findSession(db, await owner(request), request.params.id)
      await conversations.stop(session.id)
      return reply.code(204).send(null)
    },
  })

  app.post('/chat/session/:id/retry', {
    schema: { tags, params: sessionPath, description: 'Answers the last question again, in place of the last answer.' },
    handler: async (request, reply) => {
      const asker = await whoAsks(db, request)
      const session = await findSession(db, ownerOf(asker), request.params.id)
      const place = await takePlace(asker, request, reply)
      const question = {
        language: requestLanguage(request),
        maxChunks: MAX_CHUNKS,
        includeSources: true,
        includePerspectives: true,
        mayUseModel: session.tokens_remaining > 0,
      }
      const generation = await conversations.retry({ ...place, sessionId: session.id, question })
      return sendAnswer(reply, generation)
    },
  })

  app.put('/chat/session/:id/title', {
    schema: { tags, params: sessionPath, querystring: titleQuery, response: { 204: z.null() } },
    handler: async (request, reply) => {
      await renameSession(db, await owner(request), request.params.id, request.query.title)
      return reply.code(204).send(null)
    },
  })

  app.delete('/chat/session/:id', {
    schema: { tags, params: sessionPath, response: { 204: z.null() } },
    handler: async (request, reply) => {
      await deleteSession(db, await owner(request), request.params.id)
      await conversations.stop(request.params.id)
      return reply.code(204).send(null)
    },
  })

  app.put('/chat/message/:id/rating', {
    schema: { tags, params: sessionPath, body: rating, response: { 204: z.null() } },
    handler: async (request, reply) => {
      const { newlyDown } = await rateAnswer(db, await owner(request), request.params.id, request.body.rating)
      if (newlyDown !== null) await noteQuestion(db, newlyDown, 'thumb_down')
      return reply.code(204).send(null)
    },
  })
}
