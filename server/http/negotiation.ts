import { negotiate } from '@fastify/accept-negotiator'
import { createLru } from '../platform/lru.ts'

/** Forms in which a body travels, the best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Browsers send a handful of headers, over and over; what anybody else makes up must not grow the process. */
const known = createLru<string, Encoding>({ entries: 100 })
const MAX_KNOWN_CHARACTERS = 200

/** The best encoding a caller takes (RFC 9110, 12.5.3); sent as it is to whoever takes none of ours. */
export function bestEncoding(accepted = ''): Encoding {
  const before = known.get(accepted)
  if (before) return before
  const best = negotiate(accepted.toLowerCase(), [...ENCODINGS]) ?? 'identity'
  if (accepted.length <= MAX_KNOWN_CHARACTERS) known.set(accepted, best)
  return best
}

const OPAQUE_TAG = /"[^"]*"/g

/** Whether If-None-Match names an ETag, strong or weak (RFC 9110, 13.1.2): what the caller has is still the same. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.match(OPAQUE_TAG)?.includes(etag.replace(/^W\//, '')) ?? false
}
