import type { FastifyInstance } from 'fastify'
import type { Copied } from '#server/shared-answers/shared-answers.ts'
import { finalOf } from './api/stream.ts'
import { call } from './cast.ts'

/** What is shared of an answer nobody gave. */
export const copied: Copied = {
  question: 'Ce mănâncă pisica?',
  answer: 'Hrană pentru pisici.',
  card: null,
  sources: [],
  answered_at: '2026-11-20T10:00:00.000Z',
}

/** Asks Bobita; answers the id of the answer, and its conversation's. */
export async function anAnswer(app: FastifyInstance, question: string, headers: Record<string, string>): Promise<{ id: string; sessionId: string }> {
  const { body } = await call(app, 'POST', '/chat/ask/stream', { payload: { question }, headers })
  const { message_id, chat_session_id } = finalOf(body)
  return { id: message_id, sessionId: chat_session_id }
}

/** Shares an answer by its id. */
export function share(app: FastifyInstance, id: string, headers: Record<string, string>, payload: object = { question: null }) {
  return call(app, 'POST', `/chat/message/${id}/share`, { payload, headers })
}
