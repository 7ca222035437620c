import { sql } from 'kysely'
import { readConfig } from '#server/config.ts'
import { openDatabase, type Database, type Db } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openUntilEnd } from './open-until.ts'
import { emptySettings } from '../world.ts'

/** A database of this run's engine that has never held anything, not even tables; closed when the test file ends. */
export async function databaseWithoutTables(): Promise<Database> {
  const database = await openDatabase(readConfig(await emptySettings()).database)
  openUntilEnd(() => database.db.destroy())
  return database
}

/** The same with the tables of this version, all empty. */
export async function databaseWithoutRows(): Promise<Database> {
  const database = await databaseWithoutTables()
  await migrate(database.db)
  return database
}

/** Takes rows away behind the site's back, as a restored copy, a fault of a disk or somebody with SQL does. @param where all of them by default @returns how many there were */
export async function loseRows(db: Db, table: string, where: Record<string, string | number> = {}): Promise<number> {
  const conditions = [sql`1 = 1`, ...Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)]
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`.execute(db)
  return Number(numAffectedRows)
}
