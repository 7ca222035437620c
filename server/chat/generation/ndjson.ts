import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Generation } from './generation.ts'

/** A blank line this often keeps proxies from closing a quiet stream. */
const KEEP_ALIVE_MS = 10_000

/**
 * Streams a generation as the specification's lines: one JSON object each, then [DONE].
 * The stream is read only as fast as the reader takes it; when the reader leaves, only the reading ends.
 */
export function sendAnswer(reply: FastifyReply, generation: Generation): FastifyReply {
  return (
    reply
      .type('application/x-ndjson; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      // Says at once which session a first question opened, so that a reload or a stop in the middle finds it.
      .header('x-chat-session-id', generation.sessionId)
      .send(Readable.from(lines(generation), { objectMode: false, highWaterMark: 64 * 1024 }))
  )
}

async function* lines(generation: Generation): AsyncGenerator<string> {
  for await (const event of generation.follow(KEEP_ALIVE_MS)) {
    yield event === null ? '\n' : `${JSON.stringify(event)}\n`
  }
  yield '[DONE]\n'
}
