import type { Database } from './database.ts'
import { openLane } from './lane.ts'
import { addTogether, openLimitTable, readCount, sweepCounts, type Addition, type Count } from './limit-table.ts'
import { Refusal } from './refusal.ts'
import { openRoughCounts, type AddTogether } from './rough-counts.ts'

/** Keys of one statement. */
const MAX_TOGETHER = 200
/** A flood of new keys is swept before the next regular sweep. */
const SWEEP_AFTER = 50_000

/** Counts that all processes of the site share. Keys are hashes. */
export interface LimitCounts {
  /** Counts one more and waits for the count of all processes. @throws Refusal server.unavailable when too many wait; the engine's error */
  add(key: string, windowMs: number): Promise<Count>
  /** Counts one more at once; what other processes counted within the last second may be missing. */
  addRoughly(key: string, windowMs: number): Count
  /** Takes one back that was counted and not done. */
  giveBack(key: string, windowMs: number): Promise<Count>
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
  const rough = openRoughCounts(together)
  return {
    add: (key, windowMs) => desk({ key, windowMs, times: 1 }),
    addRoughly: rough.add,
    giveBack: (key, windowMs) => desk({ key, windowMs, times: -1 }),
    read: (key) => readCount(table.db, key, new Date()),
    sweep: () => sweepCounts(table.db, new Date()),
    async close() {
      await rough.close()
      await table.close()
    },
  }
}

interface Waiting extends Addition {
  resolve(count: Count): void
  reject(reason: unknown): void
}

function openDesk(together: AddTogether): (addition: Addition) => Promise<Count> {
  const knock = openLane<Waiting>(MAX_TOGETHER, (waiting) =>
    settle(waiting, together).then(
      () => null,
      (error: unknown) => {
        for (const { reject } of waiting) reject(error)
        return error instanceof Refusal ? error : null
      },
    ),
  )
  return async (addition) => {
    const { promise, resolve, reject } = Promise.withResolvers<Count>()
    knock({ ...addition, resolve, reject })
    return promise
  }
}

/** Each is told the count as if they had come one after the other. */
async function settle(waiting: readonly Waiting[], together: AddTogether): Promise<void> {
  const byKey = Map.groupBy(waiting, ({ key }) => key)
  const sum = (same: readonly Waiting[]) => same.reduce((total, { times }) => total + times, 0)
  const counts = await together([...byKey].map(([key, same]) => ({ key, times: sum(same), windowMs: same[0]?.windowMs ?? 0 })))
  for (const [key, same] of byKey) {
    const count = counts.get(key)
    if (!count) throw new Error('a count without an answer')
    let reached = count.count - sum(same)
    for (const { times, resolve } of same) resolve({ ...count, count: (reached += times) })
  }
}
