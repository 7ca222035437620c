import type { FastifyInstance } from 'fastify'
import { EXAMPLES_HEADER } from '#contract/limits.ts'
import { createLru } from '../platform/lru.ts'

/** What a call of our own pages has for an address; no socket can ever have it. */
export const INTERNAL_ADDRESS = 'internal'

/** A public list is asked for once in this time however many pages show it: a flood of addresses renders pages, not lists. */
const CACHED_MS = 5_000
const CACHED_ANSWERS = 50
const CACHED_CHARACTERS = 500_000
/** What pages read of an answer besides its body. */
const READ = ['content-type', 'x-total-count', EXAMPLES_HEADER.toLowerCase()]

interface CachedResponse {
  status: number
  body: string | null
  headers: Record<string, string>
}

/**
 * Calls the API from inside, without a socket: how pages rendered on the server read it. Answers that the API itself
 * lets everybody keep (`cache-control: public, max-age=…`) are cached for a moment.
 */
export function internalTransport(app: FastifyInstance, now = Date.now) {
  const cache = createLru<string, CachedResponse>({ entries: CACHED_ANSWERS }, { ttlMs: CACHED_MS, now })

  return async (path: string, init: RequestInit): Promise<Response> => {
    const method = init.method === 'HEAD' ? 'HEAD' : 'GET'
    const headers = Object.fromEntries(new Headers(init.headers))
    const key = `${path} ${headers['accept-language'] ?? ''}`
    let answer = method === 'HEAD' ? undefined : cache.get(key)
    if (!answer) {
      const asked = await app.inject({ method, url: path, headers, remoteAddress: INTERNAL_ADDRESS })
      const { headers: sent } = asked
      answer = {
        status: asked.statusCode,
        body: asked.statusCode === 204 || asked.statusCode === 304 ? null : asked.body,
        headers: Object.fromEntries(READ.flatMap((name) => (sent[name] === undefined ? [] : [[name, String(sent[name])]]))),
      }
      if (method === 'GET' && mayCache(asked, answer)) cache.set(key, answer)
    }
    return new Response(answer.body, { status: answer.status, headers: answer.headers })
  }
}

function mayCache(asked: { statusCode: number; headers: Record<string, unknown> }, { body }: CachedResponse): boolean {
  return asked.statusCode === 200 && /^public, max-age=[1-9]/.test(String(asked.headers['cache-control'])) && (body?.length ?? 0) <= CACHED_CHARACTERS
}
