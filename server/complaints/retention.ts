import type { Db } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { clockIsSteady } from './sweep-clock.ts'
import { sweepSets } from './sweep.ts'

interface Warnings {
  warn(message: string): void
}

/** Removes what has ended, unless the clock is in doubt; says so to the operator when something waits. */
export async function keepRetention(db: Db, store: ObjectStore, log: Warnings, now = new Date()): Promise<void> {
  if (!(await clockIsSteady(db, now))) {
    log.warn('the clock went more than 24 h forward since the last sweep: ended sets are hidden, their files stay until the clock has been steady for 24 h')
    return
  }
  const { left } = await sweepSets(db, store, now)
  if (left > 0) log.warn(`${left} ended sets could not be removed and are tried again`)
}
