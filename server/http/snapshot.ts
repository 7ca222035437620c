import type { FastifyReply, FastifyRequest } from 'fastify'
import { keepBody, sendBody, type KeptBody } from './body.ts'

/** How long a list may lag behind a write. */
const FRESH_MS = 5_000

/** A public list, serialised and compressed once and then served as bytes. */
export interface Snapshot {
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

interface Kept {
  body: KeptBody
  total: number
  at: number
}

/** A snapshot of what `read` answers, read at most once at a time; `X-Total-Count` says how many records it holds. */
export function createSnapshot(read: () => Promise<readonly unknown[]>): Snapshot {
  let kept: Kept | null = null
  let reading: Promise<Kept> | null = null

  async function readAnew(): Promise<Kept> {
    const records = await read()
    kept = { body: keepBody(JSON.stringify(records)), total: records.length, at: Date.now() }
    return kept
  }

  function fresh(): Kept | Promise<Kept> {
    if (kept && Date.now() - kept.at < FRESH_MS) return kept
    reading ??= readAnew().finally(() => (reading = null))
    return reading
  }

  return {
    async send(request, reply) {
      const { body, total } = await fresh()
      reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=60, stale-while-revalidate=300').header('x-total-count', total)
      return sendBody(request, reply, body)
    },
  }
}
