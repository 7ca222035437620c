import { sql } from 'kysely'
import { Migrator, type MigrationResultSet } from 'kysely/migration'
import { migrations } from '#migrations/migrations.ts'
import { hasTable, type Db } from './database.ts'

/**
 * Brings the tables up to date. Kysely holds a lock meanwhile, so several processes may start together.
 *
 * @throws Error with a sentence when the database is of a newer version, or the engine's error with the name of the migration that failed
 */
export async function migrate(db: Db): Promise<void> {
  const { newer, applied } = await versions(db)
  if (newer) throw new Error(newerSentence(applied))
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

/** How the tables of a database stand to this program; `applied` names its last migration, null in a database no site has used. */
export interface Versions {
  applied: string | null
  newer: boolean
  older: boolean
}

/** Compares the migrations a database has had with those this program knows. Nothing is written. */
export async function versions(db: Db): Promise<Versions> {
  const names = (await hasTable(db, 'kysely_migration')) ? await appliedMigrations(db) : []
  const newer = !knowsMigrations(names)
  return { applied: names.at(-1) ?? null, newer, older: !newer && names.length < Object.keys(migrations).length }
}

/** Makes sure that a site of this version uses the database. @throws Error with a sentence for the operator */
export async function needThisVersion(db: Db): Promise<void> {
  const { applied, newer, older } = await versions(db)
  if (applied === null) throw new Error('no site has ever used this database: nothing was done')
  if (newer) throw new Error(newerSentence(applied))
  if (older) throw new Error(`the database is of version ${applied}, this program of ${latest()}: stop the service, back up, run \`bobita migrate\``)
}

function newerSentence(applied: string | null): string {
  return `the database is of version ${applied}, newer than this program, which is of ${latest()}: use the program the database was last used with, or a newer one`
}

/** The last migration this program knows. */
export function latest(): string {
  return Object.keys(migrations).at(-1) ?? ''
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
