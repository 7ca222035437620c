import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../platform/refusal.ts'

/** Reads JSON as the framework does, but refuses bytes that are no UTF-8: read as text they would be kept as something nobody sent. */
export function readJson(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(new Refusal('request.malformed'))
    return read(request, body.toString(), done)
  })
}
