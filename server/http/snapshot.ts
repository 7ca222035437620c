import type { FastifyReply, FastifyRequest } from 'fastify'
import { cacheBody, sendBody, type CachedBody } from './body.ts'

/** A public text or list, made and compressed once and then served as bytes. */
export interface ServedSnapshot {
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

interface SnapshotOptions {
  /** Content type. */
  type: string
  cacheControl: string
  /** How long it may lag behind a write; 0 makes it anew for every caller, and compresses again only what has changed. */
  maxAgeMs: number
}

interface Made {
  text: string
  headers?: Record<string, number>
}

interface CachedSnapshot {
  body: CachedBody
  headers: Record<string, number>
  at: number
}

/** A snapshot of what `make` answers; calls while it is being made are coalesced into one. */
export function createSnapshot(make: () => Promise<Made>, { type, cacheControl, maxAgeMs }: SnapshotOptions): ServedSnapshot {
  let cached: CachedSnapshot | null = null
  let making: Promise<CachedSnapshot> | null = null

  async function makeAnew(): Promise<CachedSnapshot> {
    const { text, headers = {} } = await make()
    cached = { body: cacheBody(text, cached?.body), headers, at: Date.now() }
    return cached
  }

  function current(): CachedSnapshot | Promise<CachedSnapshot> {
    // Whoever has just written must find it: nobody shares what was begun before.
    if (maxAgeMs === 0) return makeAnew()
    if (cached && Date.now() - cached.at < maxAgeMs) return cached
    making ??= makeAnew().finally(() => (making = null))
    return making
  }

  return {
    async send(request, reply) {
      const { body, headers } = await current()
      return sendBody(request, reply.type(type).header('cache-control', cacheControl).headers(headers), body)
    },
  }
}

/** How long a list may lag behind a write, unless told. */
const LIST_MAX_AGE_MS = 5_000

/** A snapshot of a list as JSON; `X-Total-Count` says how many records it holds. */
export function createListSnapshot(
  read: () => Promise<readonly unknown[]>,
  { maxAgeMs = LIST_MAX_AGE_MS, cacheControl = 'public, max-age=60, stale-while-revalidate=300' }: Partial<Omit<SnapshotOptions, 'type'>> = {},
): ServedSnapshot {
  const make = async () => {
    const records = await read()
    return { text: JSON.stringify(records), headers: { 'x-total-count': records.length } }
  }
  return createSnapshot(make, { type: 'application/json; charset=utf-8', cacheControl, maxAgeMs })
}
