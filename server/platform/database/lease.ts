import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Takes a lease on something that one process of the site does at a time: true for the one that has it until then, false
 * for all others. It runs out by itself, also when its process dies.
 */
export async function takeLease(db: Db, name: string, forMs: number, now = new Date()): Promise<boolean> {
  const until = new Date(now.getTime() + forMs).toISOString()
  const taken = await db
    .insertInto('site_values')
    .values({ name: `lease:${name}`, value: until })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: until }).where(sql.ref('site_values.value'), '<=', now.toISOString()))
    .returning('name')
    .executeTakeFirst()
  return taken !== undefined
}

/** Gives a lease up before its time: what it was for failed, and is tried again by whoever comes next. */
export async function endLease(db: Db, name: string, now = new Date()): Promise<void> {
  await db.updateTable('site_values').set({ value: now.toISOString() }).where('name', '=', `lease:${name}`).execute()
}
