import { Migrator } from 'kysely/migration'
import { migrations } from '#migrations/migrations.ts'
import type { Db } from './database.ts'

/**
 * Brings the tables up to date. Kysely holds a lock meanwhile, so several processes may start together.
 *
 * @throws the engine's error, with the name of the migration that failed
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  const failed = results?.find(({ status }) => status === 'Error')
  if (error) throw new Error(`migration ${failed?.migrationName ?? 'failed'}`, { cause: error })
}
