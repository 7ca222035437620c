import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const MINUTE_MS = 60_000
const IPV6_PREFIX = 64
const COARSE_IPV6_PREFIX = 48

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

/**
 * Gives a maker of limits for this app; counts live in this process's memory, bounded by the library's LRU.
 *
 * @param scale multiplies every limit (LIMITS_SCALE)
 */
export async function limitMaker(app: FastifyInstance, scale: number) {
  await app.register(rateLimit, { global: false })
  return (max: number, perMinutes: number, counted: Counted = callerNetwork): Limit => {
    const check = app.createRateLimit({ max: Math.ceil(max * scale), timeWindow: perMinutes * MINUTE_MS, keyGenerator: counted })
    return async (request) => {
      const result = await check(request)
      if (!result.isAllowed && result.isExceeded) throw new Refusal('request.too_many', { retryAfterS: Math.max(1, result.ttlInSeconds) })
    }
  }
}
export type MakeLimit = Awaited<ReturnType<typeof limitMaker>>
