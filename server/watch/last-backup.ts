import type { Db } from '../platform/database.ts'

const NAME = 'last_backup'

/** Keeps when the last backup was finished, for `status` and the metrics to tell. */
export async function noteBackup(db: Db, at: string): Promise<void> {
  await db
    .insertInto('site_values')
    .values({ name: NAME, value: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: at }))
    .execute()
}

/** When the last backup was finished, by its own clock; null when there was none. */
export async function lastBackup(db: Db): Promise<string | null> {
  const row = await db.selectFrom('site_values').select('value').where('name', '=', NAME).executeTakeFirst()
  return row?.value ?? null
}
