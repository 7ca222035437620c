import type { FastifyInstance } from 'fastify'

/** What a call of our own pages has for an address; no socket can ever have it. */
export const INTERNAL_ADDRESS = 'internal'

/** Calls the API from inside, without a socket: how pages rendered on the server read it. */
export function internalTransport(app: FastifyInstance) {
  return async (path: string, init: RequestInit): Promise<Response> => {
    const method = init.method === 'HEAD' ? 'HEAD' : 'GET'
    const headers = Object.fromEntries(new Headers(init.headers))
    const answer = await app.inject({ method, url: path, headers, remoteAddress: INTERNAL_ADDRESS })
    const body = answer.statusCode === 204 || answer.statusCode === 304 ? null : answer.body
    const total = answer.headers['x-total-count']
    const handed = { 'content-type': String(answer.headers['content-type'] ?? ''), ...(total !== undefined && { 'x-total-count': String(total) }) }
    return new Response(body, { status: answer.statusCode, headers: handed })
  }
}
