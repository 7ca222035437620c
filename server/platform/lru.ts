import { LRUCache } from 'lru-cache'

/** What a cache may hold: so many entries, or so many bytes of them. */
type Bound<Value> = { entries: number } | { bytes: number; bytesOf(value: Value): number }

export type Lru<Key extends string, Value extends NonNullable<unknown>> = LRUCache<Key, Value>

interface LruOptions {
  /** An entry older than this is none any more. */
  ttlMs?: number
  now?: () => number
}

/**
 * Creates a bounded map: beyond its bound the least recently used entries go (LRU). `get` counts as use, `peek` does not.
 * An entry larger than the whole bound is not stored.
 */
export function createLru<Key extends string, Value extends NonNullable<unknown>>(bound: Bound<Value>, { ttlMs, now }: LruOptions = {}): Lru<Key, Value> {
  return new LRUCache({
    // By size and not by `max`, for which the library sets memory aside at once; it takes no size of 0.
    ...('entries' in bound
      ? { maxSize: bound.entries, sizeCalculation: () => 1 }
      : { maxSize: Math.max(1, bound.bytes), sizeCalculation: (value: Value) => Math.max(1, Math.ceil(bound.bytesOf(value))) }),
    ...(ttlMs !== undefined && { ttl: ttlMs, ttlResolution: 0 }),
    ...(now && { perf: { now } }),
  })
}
