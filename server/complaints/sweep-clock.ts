import { z } from 'zod'
import { instant } from '#contract/common.ts'
import { DAY_MS } from '#contract/limits.ts'
import type { Db } from '../platform/database/database.ts'

const NAME = 'sets_sweep_clock'
/** T15: a clock that goes further than this between two sweeps is not believed. */
const JUMP_MS = DAY_MS
/** How long a clock that jumped must go on steadily before it is believed. */
const PROOF_MS = DAY_MS

/** When the last sweep looked at the clock, and since when it is doubted. */
const clock = z.object({ seen: instant, doubted_since: instant.nullable() })
type Clock = z.infer<typeof clock>

/**
 * Whether the clock can be believed when it says that something must be deleted for good. After a jump of more than
 * 24 h forward (or as long without a server, which looks the same) it is believed again when it has gone on for 24 h,
 * or has gone back. Ended sets are invisible meanwhile; only their bytes wait.
 */
export async function clockIsSteady(db: Db, now = new Date()): Promise<boolean> {
  const doubted_since = doubt(await lastClock(db), now)
  const value = JSON.stringify({ seen: now.toISOString(), doubted_since: doubted_since?.toISOString() ?? null })
  await db
    .insertInto('site_values')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  return doubted_since === null
}

function doubt(last: Clock | null, now: Date): Date | null {
  if (last === null) return null
  if (now.getTime() - Date.parse(last.seen) > JUMP_MS) return now
  if (last.doubted_since === null) return null
  const since = new Date(last.doubted_since)
  const proof = now.getTime() - since.getTime()
  return proof < 0 || proof >= PROOF_MS ? null : since
}

/** What the last sweep saw; null before the first. */
export async function lastClock(db: Db): Promise<Clock | null> {
  const row = await db.selectFrom('site_values').select('value').where('name', '=', NAME).executeTakeFirst()
  return row ? clock.parse(JSON.parse(row.value)) : null
}
