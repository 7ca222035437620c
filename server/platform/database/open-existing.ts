import { existsSync } from 'node:fs'
import { databaseName } from '../data-locations.ts'
import { hasTable, openDatabase, type Database, type DatabaseLocation } from './database.ts'

/**
 * Opens the database of a site that is there, for the command line: it never makes one where a setting is mistyped.
 *
 * @throws Error with a sentence for the operator when there is none, or no site has used it; the fault of one that does not answer
 */
export async function openExisting(location: DatabaseLocation): Promise<Database> {
  if (location.engine === 'sqlite' && !existsSync(location.file)) {
    throw new Error(`there is no database at ${location.file}: set DATA_DIR, or DATABASE_URL, as the service has it (deploy/bobita reads its settings)`)
  }
  const opened = await openDatabase(location, { timeouts: 'none' })
  const isUsed = await hasTable(opened.db, 'kysely_migration').catch(async (fault: unknown) => {
    await opened.db.destroy()
    throw fault
  })
  if (isUsed) return opened
  await opened.db.destroy()
  throw new Error(`no site has ever used ${databaseName(location)}: set DATA_DIR, or DATABASE_URL, as the service has it`)
}
