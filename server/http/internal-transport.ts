import type { FastifyInstance } from 'fastify'

/** What a call of our own pages has for an address; no socket can ever have it. */
export const INTERNAL_ADDRESS = 'internal'

/** A public list is asked for once in this time however many pages show it: a flood of addresses renders pages, not lists. */
const KEPT_MS = 5_000
const KEPT_ANSWERS = 50
const KEPT_CHARACTERS = 500_000

interface Answer {
  status: number
  body: string | null
  headers: Record<string, string>
  at: number
}

/**
 * Calls the API from inside, without a socket: how pages rendered on the server read it. Answers that the API itself
 * lets everybody keep (`cache-control: public, max-age=…`) are kept for a moment.
 */
export function internalTransport(app: FastifyInstance, now = Date.now) {
  const kept = new Map<string, Answer>()

  return async (path: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const key = `${path} ${headers['accept-language'] ?? ''}`
    let answer = init.method === 'HEAD' ? undefined : kept.get(key)
    if (!answer || now() - answer.at > KEPT_MS) {
      const asked = await app.inject({ method: init.method === 'HEAD' ? 'HEAD' : 'GET', url: path, headers, remoteAddress: INTERNAL_ADDRESS })
      const total = asked.headers['x-total-count']
      answer = {
        status: asked.statusCode,
        body: asked.statusCode === 204 || asked.statusCode === 304 ? null : asked.body,
        headers: { 'content-type': String(asked.headers['content-type'] ?? ''), ...(total !== undefined && { 'x-total-count': String(total) }) },
        at: now(),
      }
      kept.delete(key)
      if (init.method !== 'HEAD' && mayKeep(asked, answer)) kept.set(key, answer)
      for (const oldest of kept.keys()) if (kept.size > KEPT_ANSWERS) kept.delete(oldest)
    }
    return new Response(answer.body, { status: answer.status, headers: answer.headers })
  }
}

function mayKeep(asked: { statusCode: number; headers: Record<string, unknown> }, { body }: Answer): boolean {
  return asked.statusCode === 200 && /^public, max-age=[1-9]/.test(String(asked.headers['cache-control'])) && (body?.length ?? 0) <= KEPT_CHARACTERS
}
