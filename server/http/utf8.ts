import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../platform/refusal.ts'

/**
 * Reads JSON as the framework does, but refuses bytes that are no UTF-8: read as text they would be kept as something nobody sent.
 * Of a name that stands twice the last one counts, as in every browser; RFC 8259 leaves it open, and the description says so.
 */
export function readJson(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(new Refusal('request.malformed'))
    return read(request, body.toString(), done)
  })
}

/**
 * The parser takes what it cannot decode for the text itself, and that is not what anybody meant.
 *
 * @throws Refusal request.malformed for a query that is no percent-encoded UTF-8
 */
export function refuseBrokenQuery(url: string): void {
  const query = url.indexOf('?')
  if (query < 0 || !url.includes('%', query)) return
  try {
    decodeURIComponent(url.slice(query))
  } catch {
    throw new Refusal('request.malformed')
  }
}
