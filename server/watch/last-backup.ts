import type { Db } from '../platform/database/database.ts'

const NAME = 'last_backup'
const MADE = 'backups_finished'
const VERIFIED = 'backup_verified'

/** Keeps when the last backup was finished, and that it was one more, for `status` and the metrics to tell. */
export async function noteBackup(db: Db, at: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const made = String((await backupsFinished(tx)) + 1)
    for (const [name, value] of [
      [NAME, at],
      [MADE, made],
    ] as const) {
      await keep(tx, name, value)
    }
  })
}

/** Keeps of which moment the backup is that was last read again, every byte, and found whole. */
export async function noteVerified(db: Db, made_at: string): Promise<void> {
  await keep(db, VERIFIED, made_at)
}

async function keep(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('site_values')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** How many backups of this database were ever finished; one that was restored knows of those before it. */
export async function backupsFinished(db: Db): Promise<number> {
  return Number((await kept(db, MADE)) ?? ((await lastBackup(db)) === null ? 0 : 1))
}

/** When the last backup was finished, by its own clock; null when there was none. */
export function lastBackup(db: Db): Promise<string | null> {
  return kept(db, NAME)
}

/** When the backup was made that was last read again and found whole; null when none ever was. */
export function lastVerified(db: Db): Promise<string | null> {
  return kept(db, VERIFIED)
}

async function kept(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('site_values').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}
