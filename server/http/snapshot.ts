import type { FastifyReply, FastifyRequest } from 'fastify'
import { keepBody, sendBody, type KeptBody } from './body.ts'

/** How long a list may lag behind another process's write; this process's own writes drop it at once. */
const FRESH_MS = 5_000

/** A public list, serialised and compressed once and then served as bytes. */
export interface Snapshot {
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  drop(): void
}

/** A snapshot of what `read` answers; `X-Total-Count` says how many records it holds. */
export function createSnapshot(read: () => Promise<readonly unknown[]>): Snapshot {
  let kept: Promise<{ body: KeptBody; total: number; at: number }> | null = null

  async function fresh() {
    const current = await kept?.catch(() => null)
    if (current && Date.now() - current.at < FRESH_MS) return current
    kept = read().then((records) => ({ body: keepBody(JSON.stringify(records)), total: records.length, at: Date.now() }))
    return kept
  }

  return {
    async send(request, reply) {
      const { body, total } = await fresh()
      reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=60, stale-while-revalidate=300').header('x-total-count', total)
      return sendBody(request, reply, body)
    },
    drop() {
      kept = null
    },
  }
}
