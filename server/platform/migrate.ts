import { sql } from 'kysely'
import { Migrator, type MigrationResultSet } from 'kysely/migration'
import { migrations } from '#migrations/migrations.ts'
import type { Db } from './database.ts'

/**
 * Brings the tables up to date. Kysely holds a lock meanwhile, so several processes may start together.
 *
 * @throws the engine's error, with the name of the migration that failed
 */
export async function migrate(db: Db): Promise<void> {
  finish(await migrator(db).migrateToLatest())
}

/** Makes the tables as they were after one migration, in an empty database. @throws the engine's error */
export async function migrateTo(db: Db, name: string): Promise<void> {
  finish(await migrator(db).migrateTo(name))
}

/** Names of the migrations a database has had, also of those this version does not know. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Whether this version knows every one of the migrations. */
export function knowsMigrations(names: readonly string[]): boolean {
  return names.every((name) => Object.hasOwn(migrations, name))
}

function migrator(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}

function finish({ error, results }: MigrationResultSet): void {
  const failed = results?.find(({ status }) => status === 'Error')
  if (error) throw new Error(`migration ${failed?.migrationName ?? 'failed'}`, { cause: error })
}
