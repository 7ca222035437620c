import type { Addition, Count } from './limit-table.ts'

/** How late other processes hear of what is counted in memory. */
const TELL_MS = 1_000
/** Keys a process remembers. */
const MAX_KEYS = 20_000
/** Keys of one statement. */
const MAX_TOGETHER = 200

export type AddTogether = (additions: readonly Addition[]) => Promise<Map<string, Count>>

interface Kept {
  /** As the table said last. */
  shared: number
  /** Not yet told to the table. */
  untold: number
  /** On its way to the table. */
  telling: number
  windowMs: number
  endsAtMs: number
}

/** Counts in memory, and tells the table every second what came meanwhile. */
export function openRoughCounts(together: AddTogether) {
  const kept = new Map<string, Kept>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let telling: Promise<void> | null = null

  function ofNow(key: string, windowMs: number): Kept {
    const known = kept.get(key)
    const now = Date.now()
    const one = known && known.endsAtMs > now ? known : { shared: 0, untold: 0, telling: 0, windowMs, endsAtMs: now + windowMs }
    // Moved to the end of those that go.
    kept.delete(key)
    kept.set(key, one)
    const [oldest] = kept.keys()
    if (kept.size > MAX_KEYS && oldest !== undefined) kept.delete(oldest)
    return one
  }

  async function tell(): Promise<void> {
    timer = undefined
    const keys = [...changed]
    changed.clear()
    for (let place = 0; place < keys.length; place += MAX_TOGETHER) await tellSome(keys.slice(place, place + MAX_TOGETHER))
  }

  async function tellSome(keys: readonly string[]): Promise<void> {
    const told = keys.flatMap((key) => {
      const one = kept.get(key)
      return one && one.untold > 0 ? [{ key, one, times: one.untold, windowMs: one.windowMs }] : []
    })
    if (told.length === 0) return
    for (const { one, times } of told) Object.assign(one, { untold: one.untold - times, telling: one.telling + times })
    // A table that is away is told later, when the same somebody comes again; until then this process counts alone.
    const counts = await together(told).catch(() => null)
    for (const { key, one, times } of told) {
      one.telling -= times
      const count = counts?.get(key)
      if (count) Object.assign(one, { shared: count.count, endsAtMs: count.endsAtMs })
      else one.untold += times
    }
  }

  return {
    /** Counts one more; what other processes counted within the last second may be missing. */
    add(key: string, windowMs: number): Count {
      const one = ofNow(key, windowMs)
      one.untold += 1
      changed.add(key)
      timer ??= setTimeout(() => void (telling ??= tell().finally(() => (telling = null))), TELL_MS).unref()
      return { count: one.shared + one.telling + one.untold, endsAtMs: one.endsAtMs }
    },
    async close() {
      clearTimeout(timer)
      await telling
      await tell()
    },
  }
}
