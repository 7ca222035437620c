import { createLru, type Lru } from '../lru.ts'
import { kindOfKey, type Addition, type LimitCount } from './limit-count-table.ts'

/** How late other processes hear of what is counted in memory. */
const FLUSH_MS = 1_000
/** Keys of one kind that a process remembers. */
const MAX_KEYS = 20_000
/** Keys of one statement. */
const MAX_BATCH = 200

export type AddBatch = (additions: readonly Addition[]) => Promise<Map<string, LimitCount>>

interface BufferedCount {
  /** As the table said last. */
  shared: number
  /** Not yet on its way to the table. */
  pending: number
  /** On its way to the table. */
  inFlight: number
  windowMs: number
  endsAtMs: number
}

interface Unflushed extends Addition {
  one: BufferedCount
}

/** Opens counts that are buffered in memory and flushed to the table every second. */
export function openBufferedCounts(addBatch: AddBatch) {
  /** By kind, so that a flood of one pushes out none of another. */
  const kinds = new Map<string, Lru<string, BufferedCount>>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let flushing: Promise<void> | null = null

  function countsLike(key: string) {
    const counts = kinds.get(kindOfKey(key)) ?? createLru<string, BufferedCount>({ entries: MAX_KEYS })
    kinds.set(kindOfKey(key), counts)
    return counts
  }

  function currentCount(key: string, windowMs: number): BufferedCount {
    const counts = countsLike(key)
    const known = counts.get(key)
    const now = Date.now()
    if (known && known.endsAtMs > now) return known
    const fresh = { shared: 0, pending: 0, inFlight: 0, windowMs, endsAtMs: now + windowMs }
    counts.set(key, fresh)
    return fresh
  }

  function unflushed(key: string): Unflushed[] {
    const one = countsLike(key).peek(key)
    return one && one.pending > 0 ? [{ key, one, times: one.pending, windowMs: one.windowMs }] : []
  }

  async function flush(): Promise<void> {
    timer = undefined
    const keys = [...changed]
    changed.clear()
    for (let start = 0; start < keys.length; start += MAX_BATCH) await flushBatch(keys.slice(start, start + MAX_BATCH).flatMap(unflushed), addBatch)
  }

  return {
    /** Counts one more, or takes one back; what other processes counted within the last second may be missing. */
    add(key: string, windowMs: number, times: 1 | -1 = 1): LimitCount {
      const one = currentCount(key, windowMs)
      one.pending += times
      changed.add(key)
      timer ??= setTimeout(() => void (flushing ??= flush().finally(() => (flushing = null))), FLUSH_MS).unref()
      return { count: one.shared + one.inFlight + one.pending, endsAtMs: one.endsAtMs }
    },
    async close() {
      clearTimeout(timer)
      await flushing
      await flush()
    },
  }
}

async function flushBatch(batch: readonly Unflushed[], addBatch: AddBatch): Promise<void> {
  if (batch.length === 0) return
  for (const { one, times } of batch) Object.assign(one, { pending: one.pending - times, inFlight: one.inFlight + times })
  // When the table is away these counts are flushed later, with the next call of the same caller; until then this process counts alone.
  const counts = await addBatch(batch).catch(() => null)
  for (const { key, one, times } of batch) {
    one.inFlight -= times
    const count = counts?.get(key)
    if (count) Object.assign(one, { shared: count.count, endsAtMs: count.endsAtMs })
    else one.pending += times
  }
}
