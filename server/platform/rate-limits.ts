import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { keyedHash } from './ids.ts'
import type { LimitCounts } from './limit-counts.ts'
import type { Count } from './limit-table.ts'
import { PROOF_HEADER, type ProofOfWork } from './proof-of-work.ts'
import { Refusal } from './refusal.ts'

const MINUTE_MS = 60_000
const IPV6_PREFIX = 64
const COARSE_IPV6_PREFIX = 48
const MAX_REMEMBERED = 10_000
/** A surge is counted over this time. */
const SURGE_MS = 10 * MINUTE_MS

/** Who is counted: by default the caller's network (IPv4 address or IPv6 /64). */
export type Counted = (request: FastifyRequest) => string | Promise<string>

/** @throws Refusal request.too_many with the seconds to wait, request.proof_needed with a challenge */
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
  proofs: ProofOfWork
  /** Keys the hashes under which somebody is counted. */
  secret: string
  /** Multiplies every limit (LIMITS_SCALE). */
  scale: number
}

interface LimitOptions {
  counted?: Counted
  /** A rough limit waits for nobody: beside `max` it lets through what one caller sends to several processes within a second. */
  way?: 'exact' | 'rough'
  proof?: ProofOptions
}

/** When a caller must first let their machine work for it (docs/decisions/0017). */
interface ProofOptions {
  /** After so many of one caller within the limit's window; less than the limit. */
  after?: number
  /** And, for everybody, after so many in ten minutes of what `surgeOf` names. */
  surge: number
  surgeOf: (request: FastifyRequest) => string
}

/**
 * Gives a maker of limits: at most `max` in `perMinutes`, from the first call on. The name tells limits apart and is
 * the same in every process.
 */
export function limitMaker({ counts, proofs, secret, scale }: LimitParts) {
  return (name: string, max: number, perMinutes: number, { counted = callerNetwork, way = 'exact', proof }: LimitOptions = {}): Limit => {
    const most = Math.ceil(max * scale)
    const windowMs = perMinutes * MINUTE_MS
    const memory = countMemory()
    const provenAfter = proof?.after === undefined ? Infinity : Math.ceil(proof.after * scale)
    const keyOf = (of: string) => keyedHash(secret, `${name} ${of}`)

    function isSurging(request: FastifyRequest): boolean {
      if (!proof) return false
      return counts.addRoughly(keyOf(`surge ${proof.surgeOf(request)}`), SURGE_MS).count > proof.surge * scale
    }

    return async (request) => {
      const key = keyOf(await counted(request))
      const before = memory.read(key)
      if (before && before.count >= most) throw tooMany(before)
      const proven = once(() => proofs.isProven(name, request.headers[PROOF_HEADER]))
      const pressed = (before?.count ?? 0) >= provenAfter || isSurging(request)
      if (pressed && !(await proven())) throw await proofs.refusal(name)
      const count = way === 'rough' ? counts.addRoughly(key, windowMs) : await counts.add(key, windowMs)
      if (count.count > provenAfter && !(await proven())) {
        await counts.giveBack(key, windowMs)
        // Others may be given back too: that work is needed is sure, that the limit is reached is not.
        memory.keep(key, { ...count, count: provenAfter })
        throw await proofs.refusal(name)
      }
      if (count.count >= provenAfter || count.count >= most) memory.keep(key, count)
      if (count.count > most) throw tooMany(count)
    }
  }
}
export type MakeLimit = ReturnType<typeof limitMaker>

/** Who is near a limit or above it is remembered, so that a flood costs no look into the shared counts. */
function countMemory() {
  const kept = new Map<string, Count>()
  return {
    read(key: string): Count | undefined {
      const count = kept.get(key)
      return count && count.endsAtMs > Date.now() ? count : undefined
    },
    keep(key: string, count: Count): void {
      if (kept.size >= MAX_REMEMBERED) kept.clear()
      kept.set(key, count)
    },
  }
}

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => (result ??= work())
}

function tooMany({ endsAtMs }: Count): Refusal {
  return new Refusal('request.too_many', { retryAfterS: Math.max(1, Math.ceil((endsAtMs - Date.now()) / 1_000)) })
}
