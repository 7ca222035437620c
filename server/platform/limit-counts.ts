import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from './database.ts'
import { addTogether, openLimitTable, readCount, sweepCounts, type Addition, type Count } from './limit-table.ts'
import { Refusal } from './refusal.ts'

/** Keys of one statement. */
const MAX_TOGETHER = 200
/** Counts that may wait; more than a second of them means that the database cannot keep up. */
const MAX_WAITING = 4_096
const RETRY_AFTER_S = 10
/** How late other processes hear of what is counted roughly. */
const TELL_MS = 1_000
/** Keys counted roughly that a process remembers. */
const MAX_ROUGH = 20_000
/** A flood of new keys is swept before the next regular sweep. */
const SWEEP_AFTER = 50_000

/** Counts that all processes of the site share. Keys are hashes. */
export interface LimitCounts {
  /** Counts one more and waits for the count of all processes. @throws Refusal server.unavailable when too many wait; the engine's error */
  add(key: string, windowMs: number): Promise<Count>
  /** Counts one more at once; what other processes counted within the last second may be missing. */
  addRoughly(key: string, windowMs: number): Count
  /** Where a count stands. */
  read(key: string): Promise<number>
  /** Forgets windows that are over. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** Opens the counts. @param file where the embedded database keeps them */
export async function openLimitCounts(database: Database, file: string): Promise<LimitCounts> {
  const table = await openLimitTable(database, file)
  let added = 0
  const together = async (additions: readonly Addition[]) => {
    added += additions.length
    if (added >= SWEEP_AFTER) {
      added = 0
      await sweepCounts(table.db, new Date())
    }
    return addTogether(table.db, additions, new Date())
  }
  const desk = openDesk(together)
  const rough = openRough(together)
  return {
    add: desk,
    addRoughly: rough.add,
    read: (key) => readCount(table.db, key, new Date()),
    sweep: () => sweepCounts(table.db, new Date()),
    async close() {
      await rough.close()
      await table.close()
    },
  }
}

type AddTogether = (additions: readonly Addition[]) => Promise<Map<string, Count>>
interface Waiting extends Pick<Addition, 'key' | 'windowMs'> {
  resolve(count: Count): void
  reject(reason: unknown): void
}

/** Whoever comes while a statement is under way shares the next one: a rush costs a few round trips, not one each. */
function openDesk(together: AddTogether): (key: string, windowMs: number) => Promise<Count> {
  const waiting: Waiting[] = []
  let working = false

  async function work(): Promise<void> {
    working = true
    while (waiting.length > 0) {
      await nextTurn()
      const now = waiting.splice(0, MAX_TOGETHER)
      await settle(now, together).catch((error: unknown) => {
        for (const { reject } of now) reject(error)
      })
    }
    working = false
  }

  return (key, windowMs) => {
    if (waiting.length >= MAX_WAITING) return Promise.reject(new Refusal('server.unavailable', { retryAfterS: RETRY_AFTER_S }))
    const { promise, resolve, reject } = Promise.withResolvers<Count>()
    waiting.push({ key, windowMs, resolve, reject })
    if (!working) void work()
    return promise
  }
}

/** Each is told the count as if they had come one after the other. */
async function settle(waiting: readonly Waiting[], together: AddTogether): Promise<void> {
  const byKey = Map.groupBy(waiting, ({ key }) => key)
  const counts = await together([...byKey].map(([key, same]) => ({ key, times: same.length, windowMs: same[0]?.windowMs ?? 0 })))
  for (const [key, same] of byKey) {
    const count = counts.get(key)
    if (!count) throw new Error('a count without an answer')
    for (const [place, { resolve }] of same.entries()) resolve({ ...count, count: count.count - same.length + place + 1 })
  }
}

interface Rough {
  /** As the table said last. */
  shared: number
  /** Not yet told to the table. */
  own: number
  windowMs: number
  endsAtMs: number
}

/** Counts in memory and tells the table every second what came meanwhile. */
function openRough(together: AddTogether) {
  const kept = new Map<string, Rough>()
  const untold = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let telling: Promise<void> | null = null

  function add(key: string, windowMs: number): Count {
    const now = Date.now()
    const known = kept.get(key)
    const one = known && known.endsAtMs > now ? known : { shared: 0, own: 0, windowMs, endsAtMs: now + windowMs }
    one.own += 1
    // Moved to the end of those that go.
    kept.delete(key)
    kept.set(key, one)
    const [oldest] = kept.keys()
    if (kept.size > MAX_ROUGH && oldest !== undefined) kept.delete(oldest)
    untold.add(key)
    timer ??= setTimeout(() => void (telling ??= tell().finally(() => (telling = null))), TELL_MS).unref()
    return { count: one.shared + one.own, endsAtMs: one.endsAtMs }
  }

  async function tell(): Promise<void> {
    timer = undefined
    const keys = [...untold]
    untold.clear()
    for (let place = 0; place < keys.length; place += MAX_TOGETHER) await tellSome(keys.slice(place, place + MAX_TOGETHER))
  }

  async function tellSome(keys: readonly string[]): Promise<void> {
    const told = keys.flatMap((key) => {
      const one = kept.get(key)
      return one && one.own > 0 ? [{ key, one, times: one.own, windowMs: one.windowMs }] : []
    })
    if (told.length === 0) return
    // A table that is away is told later, when the same somebody calls again; until then this process counts alone.
    const counts = await together(told).catch(() => null)
    for (const { key, one, times } of counts === null ? [] : told) {
      const count = counts?.get(key)
      if (count) Object.assign(one, { shared: count.count, own: one.own - times, endsAtMs: count.endsAtMs })
    }
  }

  return {
    add,
    async close() {
      clearTimeout(timer)
      await telling
      await tell()
    },
  }
}
