import type { Database } from '../database/database.ts'
import { createBatcher } from '../process/batcher.ts'
import type { LimitName } from './limits.ts'
import { openBufferedCounts, type AddBatch } from './buffered-counts.ts'
import { addBatch, openLimitTable, readCount, sweepCounts, type Addition, type LimitCount } from './limit-count-table.ts'

/** Keys of one statement. */
const MAX_BATCH = 200
/** A flood of new keys is swept before the next regular sweep. */
const SWEEP_AFTER = 50_000

/** The key of somebody under one kind of count: kinds are bounded each by itself (limit-table.ts). @param hash of 43 characters, as keyedHash makes them */
export function countKey(kind: LimitName | 'surge' | 'solved', hash: string): string {
  return `${hash} ${kind}`
}

/** The counters of the rate limits, which all processes of the site share. Keys are made by countKey. */
export interface LimitCounts {
  /** Counts one more and waits for the count of all processes. @throws Refusal server.unavailable when too many wait; the engine's error */
  add(key: string, windowMs: number): Promise<LimitCount>
  /** Counts one more at once, or takes one back; what other processes counted within the last second may be missing. */
  addBuffered(key: string, windowMs: number, times?: 1 | -1): LimitCount
  /** Takes one back that was counted and not done. */
  giveBack(key: string, windowMs: number): Promise<LimitCount>
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
  const add: AddBatch = async (additions) => {
    added += additions.length
    if (added >= SWEEP_AFTER) {
      added = 0
      await sweepCounts(table.db, new Date())
    }
    return addBatch(table.db, additions, new Date())
  }
  const exact = createBatcher<Addition, LimitCount>({ maxBatch: MAX_BATCH, commit: (additions) => addEach(additions, add) })
  const buffered = openBufferedCounts(add)
  return {
    add: (key, windowMs) => exact.enqueue({ key, windowMs, times: 1 }),
    addBuffered: buffered.add,
    giveBack: (key, windowMs) => exact.enqueue({ key, windowMs, times: -1 }),
    read: (key) => readCount(table.db, key, new Date()),
    sweep: () => sweepCounts(table.db, new Date()),
    async close() {
      await buffered.close()
      await table.close()
    },
  }
}

/** Adds in one statement and answers each the count as if they had come one after the other. */
async function addEach(additions: readonly Addition[], add: AddBatch): Promise<LimitCount[]> {
  const sums = [...Map.groupBy(additions, ({ key }) => key)].map(([key, same]) => ({
    key,
    times: same.reduce((total, { times }) => total + times, 0),
    windowMs: same[0]?.windowMs ?? 0,
  }))
  const after = await add(sums)
  const reached = new Map(sums.map(({ key, times }) => [key, (after.get(key)?.count ?? 0) - times]))
  return additions.map(({ key, times }) => {
    const counted = after.get(key)
    if (!counted) throw new Error('a count without an answer')
    const count = (reached.get(key) ?? 0) + times
    reached.set(key, count)
    return { ...counted, count }
  })
}
