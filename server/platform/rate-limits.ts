import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { keyedHash } from './ids.ts'
import type { LimitCounts } from './limit-counts.ts'
import { Refusal } from './refusal.ts'

const MINUTE_MS = 60_000
const IPV6_PREFIX = 64
const COARSE_IPV6_PREFIX = 48
/** Who has reached a limit is remembered, so that a flood costs no look into the shared counts. */
const MAX_REMEMBERED = 10_000

/** Who is counted: by default the caller's network (IPv4 address or IPv6 /64). */
export type Counted = (request: FastifyRequest) => string | Promise<string>

/** @throws Refusal request.too_many with the seconds to wait */
export type Limit = (request: FastifyRequest) => Promise<void>

/** The caller's network: one IPv4 address, or the /64 of an IPv6 one. */
export function callerNetwork(request: FastifyRequest): string {
  return normalizeIP(request.ip, IPV6_PREFIX)
}

/** The neighbourhood of an address: the /24 of an IPv4 one, the /48 of an IPv6 one. */
export function coarseNetwork(address: string): string {
  const network = normalizeIP(address, COARSE_IPV6_PREFIX)
  return network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')
}

interface LimitParts {
  /** Shared by all processes of the site (docs/decisions/0016). */
  counts: LimitCounts
  /** Keys the hashes under which somebody is counted. */
  secret: string
  /** Multiplies every limit (LIMITS_SCALE). */
  scale: number
}

/**
 * Gives a maker of limits: at most `max` in `perMinutes`, from the first call on. The name tells limits apart and is
 * the same in every process. A 'rough' one does not wait for the shared count: beside `max` it lets through what one
 * caller sends to several processes within a second.
 */
export function limitMaker({ counts, secret, scale }: LimitParts) {
  return (name: string, max: number, perMinutes: number, counted: Counted = callerNetwork, way: 'exact' | 'rough' = 'exact'): Limit => {
    const most = Math.ceil(max * scale)
    const windowMs = perMinutes * MINUTE_MS
    const over = new Map<string, number>()
    return async (request) => {
      const key = keyedHash(secret, `${name} ${await counted(request)}`)
      refuseUntil(over.get(key))
      const { count, endsAtMs } = way === 'rough' ? counts.addRoughly(key, windowMs) : await counts.add(key, windowMs)
      if (count <= most) return
      if (over.size >= MAX_REMEMBERED) over.clear()
      over.set(key, endsAtMs)
      refuseUntil(endsAtMs)
    }
  }
}
export type MakeLimit = ReturnType<typeof limitMaker>

/** @throws Refusal request.too_many while the window lasts */
function refuseUntil(endsAtMs: number | undefined): void {
  const waitMs = (endsAtMs ?? 0) - Date.now()
  if (waitMs > 0) throw new Refusal('request.too_many', { retryAfterS: Math.ceil(waitMs / 1_000) })
}
