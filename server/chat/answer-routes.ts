import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MAX_CHUNKS } from '#contract/limits.ts'
import { operation } from '#contract/operations.ts'
import { imageQuestionText } from '#texts/chat/chat-questions.ts'
import { refuseOtherUser, whoAsks } from '../auth/current-user.ts'
import type { Redraw } from '../evidence/redraw.ts'
import { requestLanguage } from '../http/language.ts'
import { Refusal } from '../platform/refusal.ts'
import { answerBeginner, type BeginParts } from './begin-answer.ts'
import { drawImage, readImage } from './image.ts'
import { sendAnswer } from './generation/ndjson.ts'
import { findSession, ownerOf } from './sessions/sessions.ts'
import type { AskerKey } from './sessions/stream-limits.ts'

export interface AnswerRouteParts extends BeginParts {
  /** Draws the picture of a question anew. */
  redraw: Redraw
}

/** An 8 MB image as base64, with room for the rest of the question. */
const ASK_BODY_BYTES = 12 * 1024 * 1024

/** POST /chat/ask/stream (S-436); beyond it attaching to an answer, stopping it, and asking for another. */
export const answerRoutes: FastifyPluginAsyncZod<AnswerRouteParts> = async (app, parts) => {
  const { db, conversations, redraw } = parts
  const begin = answerBeginner(parts)

  app.route({
    ...operation('ask'),
    bodyLimit: ASK_BODY_BYTES,
    handler: async (request, reply) => {
      const { question, image_data, chat_session_id, user_id } = request.body
      const language = requestLanguage(request)
      const sent = image_data === undefined || image_data === '' ? null : await readImage(image_data)
      if (question.trim() === '' && !sent) throw new Refusal('chat.question_missing', { field: 'question' })
      const asker = await whoAsks(db, request)
      refuseOtherUser(asker, user_id)
      const session = chat_session_id === undefined ? null : await findSession(db, ownerOf(asker), chat_session_id)
      const isUrgent = () => conversations.isUrgent(session?.id ?? null, question)
      const generation = await begin({ asker, request, reply, isUrgent }, async (key, mayUseModel) =>
        conversations.ask({
          ...key,
          sessionId: session?.id ?? null,
          question: {
            text: question.trim() === '' ? imageQuestionText[language] : question,
            // Behind the limits, because decoding costs more than anything before it; a card waits for no picture.
            image: sent && mayUseModel ? await drawImage(sent, redraw, senderOf(key)) : null,
            language,
            maxChunks: request.body.max_chunks,
            includeSources: request.body.include_sources,
            includePerspectives: request.body.include_perspectives,
            mayUseModel: mayUseModel && (session === null || session.tokens_remaining > 0),
          },
        }),
      )
      return sendAnswer(reply, generation)
    },
  })

  app.route({
    ...operation('retry'),
    handler: async (request, reply) => {
      const asker = await whoAsks(db, request)
      const session = await findSession(db, ownerOf(asker), request.params.id)
      const question = { language: requestLanguage(request), maxChunks: MAX_CHUNKS, includeSources: true, includePerspectives: true }
      const generation = await begin({ asker, request, reply, isUrgent: async () => false }, (key, mayUseModel) =>
        conversations.retry({ ...key, sessionId: session.id, question: { ...question, mayUseModel: mayUseModel && session.tokens_remaining > 0 } }),
      )
      return sendAnswer(reply, generation)
    },
  })

  await app.register(underWayRoutes, parts)
}

/** What is done with the answer being written. */
const underWayRoutes: FastifyPluginAsyncZod<AnswerRouteParts> = async (app, { db, conversations }) => {
  app.route({
    ...operation('attach'),
    handler: async (request, reply) => {
      const session = await findSession(db, ownerOf(await whoAsks(db, request)), request.params.id)
      return sendAnswer(reply, await conversations.attach(session.id, requestLanguage(request)))
    },
  })

  app.route({
    ...operation('stop'),
    handler: async (request, reply) => {
      const session = await findSession(db, ownerOf(await whoAsks(db, request)), request.params.id)
      await conversations.stop(session.id)
      return reply.code(204).send(null)
    },
  })
}

/** Whose pictures take turns: an account's, or those of the guests of a network. */
function senderOf({ owner, guestNetwork }: AskerKey): string {
  return guestNetwork ?? ('user_id' in owner ? owner.user_id : owner.guest_hash)
}
