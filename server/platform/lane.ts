import { setImmediate as nextTurn } from 'node:timers/promises'
import { Refusal } from './refusal.ts'

/** Those who may wait in one lane; more than a second of them means that the database cannot keep up. */
const MAX_WAITING = 4_096
const RETRY_AFTER_S = 10

/** Somebody who waits for an answer. */
export interface Waiting {
  reject(reason: unknown): void
}

/**
 * Opens a lane before the database: whoever comes while others are being settled shares the next transaction
 * (docs/decisions/0012), so a rush costs a few waits for the disk, not one each.
 *
 * @param mostTogether of one transaction
 * @param settle tells everybody what became of it and never throws; answers why when the database takes nothing at all
 * @returns what puts one in the lane; throws Refusal server.unavailable when too many wait
 */
export function openLane<One extends Waiting>(mostTogether: number, settle: (together: One[]) => Promise<Refusal | null>): (one: One) => void {
  const waiting: One[] = []
  let working = false

  async function work(): Promise<void> {
    working = true
    while (waiting.length > 0) {
      // Everybody who has already knocked comes along: the embedded database keeps the process busy while it commits.
      await nextTurn()
      const away = await settle(waiting.splice(0, mostTogether))
      // Whoever waits behind would wait as long again for the same answer.
      if (away) for (const { reject } of waiting.splice(0)) reject(away)
    }
    working = false
  }

  return (one) => {
    if (waiting.length >= MAX_WAITING) throw new Refusal('server.unavailable', { retryAfterS: RETRY_AFTER_S })
    waiting.push(one)
    if (!working) void work()
  }
}
