import type { Db } from '../platform/database/database.ts'

const NAME = 'last_backup'
const MADE = 'backups_finished'

/** Keeps when the last backup was finished, and that it was one more, for `status` and the metrics to tell. */
export async function noteBackup(db: Db, at: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const made = String((await backupsFinished(tx)) + 1)
    for (const [name, value] of [
      [NAME, at],
      [MADE, made],
    ] as const) {
      await tx
        .insertInto('site_values')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    }
  })
}

/** How many backups of this database were ever finished; one that was restored knows of those before it. */
export async function backupsFinished(db: Db): Promise<number> {
  const row = await db.selectFrom('site_values').select('value').where('name', '=', MADE).executeTakeFirst()
  return Number(row?.value ?? ((await lastBackup(db)) === null ? 0 : 1))
}

/** When the last backup was finished, by its own clock; null when there was none. */
export async function lastBackup(db: Db): Promise<string | null> {
  const row = await db.selectFrom('site_values').select('value').where('name', '=', NAME).executeTakeFirst()
  return row?.value ?? null
}
