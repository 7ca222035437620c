import { setImmediate as nextTurn } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'

/** Backpressure: items that may wait in one queue; more than a second of them means that the database cannot keep up. */
const MAX_QUEUED = 4_096
const RETRY_AFTER_S = 10

interface BatcherParts<Item, Result> {
  maxBatch: number
  /**
   * Does the work of a batch. Its results stand in the order of the items; an Error among them rejects that item alone.
   * What it throws rejects the whole batch; a Refusal rejects whoever waits behind as well, who would wait as long for the same answer.
   */
  commit(items: readonly Item[]): Promise<readonly (Result | Error)[]>
}

interface Queued<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(reason: unknown): void
}

/**
 * Creates a queue with group commit: whatever arrives while a batch is being committed shares the next one
 * (docs/decisions/0012), so a rush costs a few waits for the disk, not one for each item.
 *
 * @returns `enqueue` answers the item's own result; rejects with Refusal server.unavailable when too many wait
 */
export function createBatcher<Item, Result>({ maxBatch, commit }: BatcherParts<Item, Result>): { enqueue(item: Item): Promise<Result> } {
  const queue: Queued<Item, Result>[] = []
  let committing = false

  async function commitAll(): Promise<void> {
    committing = true
    while (queue.length > 0) {
      // What was enqueued in this turn of the event loop comes along: the embedded database keeps the process busy while it commits.
      await nextTurn()
      const batch = queue.splice(0, maxBatch)
      await commitBatch(batch).catch((error: unknown) => {
        for (const { reject } of error instanceof Refusal ? [...batch, ...queue.splice(0)] : batch) reject(error)
      })
    }
    committing = false
  }

  async function commitBatch(batch: readonly Queued<Item, Result>[]): Promise<void> {
    const results = await commit(batch.map(({ item }) => item))
    if (results.length !== batch.length) throw new Error('a batch without a result for each item')
    for (const [index, result] of results.entries()) {
      if (result instanceof Error) batch[index]?.reject(result)
      else batch[index]?.resolve(result)
    }
  }

  return {
    async enqueue(item) {
      if (queue.length >= MAX_QUEUED) throw new Refusal('server.unavailable', { retryAfterS: RETRY_AFTER_S })
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      queue.push({ item, resolve, reject })
      if (!committing) void commitAll()
      return promise
    },
  }
}
