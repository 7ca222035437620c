import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Allowances, LimitName } from './limits.ts'
import { keyedHash } from '../ids.ts'
import { createLru } from '../lru.ts'
import { countKey, type LimitCounts } from './limit-counts.ts'
import type { LimitCount } from './limit-count-table.ts'
import { HARDEST_LEVEL, PROOF_HEADER, type WorkProof, type ProofOfWork } from './proof-of-work.ts'
import { Refusal } from '../refusal.ts'

const MINUTE_MS = 60_000
const IPV6_PREFIX = 64
const COARSE_IPV6_PREFIX = 48
const MAX_REMEMBERED = 10_000
/** A surge is counted over this time, and asks everybody for work of this level. */
const SURGE_MS = 10 * MINUTE_MS
const SURGE_LEVEL = 3

/** Who is counted: by default the caller's network (IPv4 address or IPv6 /64). */
export type CallerKey = (request: FastifyRequest) => string | Promise<string>

/** @throws Refusal request.too_many with the seconds to wait, request.proof_needed with a challenge */
export interface Limit {
  (request: FastifyRequest): Promise<void>
  /** Takes a call back that was counted and then refused. */
  giveBack(request: FastifyRequest): Promise<void>
}

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
  proofs: ProofOfWork
  /** Keys the hashes under which somebody is counted. */
  secret: string
  limits: Allowances
}

interface LimitOptions {
  counted?: CallerKey
  /** A buffered limit waits for no query: beyond its number it lets through what one caller sends to several processes within a second. */
  counting?: 'exact' | 'buffered'
  /** What the work is for, by default this limit; work for 'anything' is taken from whatever it was asked for. */
  purpose?: string
  /** What a surge of everybody is counted by; by default the whole site. */
  surgeOf?: (request: FastifyRequest) => string
}

/**
 * Rate limiting (throttling) with proof of work instead of a wall: gives a maker of limits with so many free calls from the first one on, more for work that doubles whenever the count does,
 * and an end far away, so that people who share an address are not shut out (docs/decisions/0017).
 */
export function limitMaker({ counts, proofs, secret, limits }: LimitParts) {
  const proofOf = proofReader(proofs)
  return (name: LimitName, { counted = callerNetwork, counting = 'exact', purpose = name, surgeOf = () => 'site' }: LimitOptions = {}): Limit => {
    const { free, most, surge = Infinity, minutes } = limits[name]
    const windowMs = minutes * MINUTE_MS
    const memory = countMemory()
    const keyOf = (of: string) => countKey(name, keyedHash(secret, `${name} ${of}`))
    const surgeKey = (request: FastifyRequest) => countKey('surge', keyedHash(secret, `${name} surge ${surgeOf(request)}`))
    const isSurging = (request: FastifyRequest) => surge !== Infinity && counts.addBuffered(surgeKey(request), SURGE_MS).count > surge

    /** @throws Refusal request.proof_needed */
    async function needWork(request: FastifyRequest, level: number): Promise<void> {
      if (level < 0) return
      const proof = await proofOf(request)
      // Other calls from the same address may have raised the level while this caller was solving its challenge.
      if (proof && proof.level >= level - 1 && (purpose === ANYTHING || proof.isFor(purpose))) return
      throw await proofs.refusal(purpose, level)
    }

    const limit = async (request: FastifyRequest) => {
      const key = keyOf(await counted(request))
      const before = memory.read(key)
      if (before && before.count >= most) throw tooMany(before)
      const surgeLevel = isSurging(request) ? SURGE_LEVEL : -1
      await needWork(request, Math.max(surgeLevel, levelAt((before?.count ?? 0) + 1, free, most)))
      const count = counting === 'buffered' ? counts.addBuffered(key, windowMs) : await counts.add(key, windowMs)
      try {
        await needWork(request, levelAt(count.count, free, most))
      } catch (error) {
        await takeBack(key)
        // Concurrent calls may be given back as well, so remember only 'proof needed', never 'limit reached'.
        memory.remember(key, { ...count, count: Math.min(count.count, most) - 1 })
        throw error
      }
      // A call with proof may be counted beside calls without one that are given back a moment later: only of a plain limit remember 'limit reached'.
      if (count.count >= free) memory.remember(key, { ...count, count: free < most ? Math.min(count.count, most - 1) : count.count })
      if (count.count > most) throw tooMany(count)
    }

    async function takeBack(key: string): Promise<void> {
      if (counting === 'buffered') counts.addBuffered(key, windowMs, -1)
      else await counts.giveBack(key, windowMs)
    }
    return Object.assign(limit, { giveBack: async (request: FastifyRequest) => takeBack(keyOf(await counted(request))) })
  }
}
export type MakeLimit = ReturnType<typeof limitMaker>

export const ANYTHING = 'anything'

/** The level of work for the call that makes the count so high: -1 while it is free, then one more whenever the count doubles. */
function levelAt(count: number, free: number, most: number): number {
  if (count <= free || free >= most) return -1
  return Math.min(HARDEST_LEVEL, Math.floor(Math.log2((count - 1) / Math.max(1, free))))
}

/** One request proves its work once, to all limits that ask for it. */
function proofReader(proofs: ProofOfWork): (request: FastifyRequest) => Promise<WorkProof | null> {
  const read = new WeakMap<FastifyRequest, Promise<WorkProof | null>>()
  return (request) => {
    const known = read.get(request) ?? proofs.read(request.headers[PROOF_HEADER])
    read.set(request, known)
    return known
  }
}

/** Remembers who is near a limit or above it, so that a flood costs no query of the shared counts. */
function countMemory() {
  const counts = createLru<string, LimitCount>({ entries: MAX_REMEMBERED })
  return {
    read(key: string): LimitCount | undefined {
      const count = counts.get(key)
      return count && count.endsAtMs > Date.now() ? count : undefined
    },
    remember(key: string, count: LimitCount): void {
      counts.set(key, count)
    },
  }
}

function tooMany({ endsAtMs }: LimitCount): Refusal {
  return new Refusal('request.too_many', { retryAfterS: Math.max(1, Math.ceil((endsAtMs - Date.now()) / 1_000)) })
}
