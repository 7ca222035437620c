import type { FastifyRequest } from 'fastify'
import { Refusal } from '../platform/refusal.ts'

/**
 * Every browser says where a write comes from. A cookie that proves who asks needs that proof; one that proves little is
 * refused only when the request admits to come from elsewhere.
 *
 * @throws Refusal request.cross_site
 */
export function refuseCrossSite(request: FastifyRequest, proofNeeded: boolean): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site !== 'same-origin') throw new Refusal('request.cross_site')
    return
  }
  const { origin } = request.headers
  if (origin === undefined ? proofNeeded : !isOwnOrigin(origin, request)) throw new Refusal('request.cross_site')
}

function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host
}
