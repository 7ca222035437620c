import type { Config } from '../config.ts'
import { latest, migrate, versions } from '../platform/database/migrate.ts'
import { openExisting } from '../platform/database/open-existing.ts'
import { machineActor, recordAction } from './audit.ts'
import { settingsCommand } from './command.ts'

/** Brings the database to the version of this program. */
export const migrateCommand = settingsCommand(
  'migrate',
  {},
  runMigrate,
  'brings the database to the version of this program, while no site runs; back up first',
)

/** Brings the tables of a site up to date, as its next start would. @throws Error with a sentence for the operator */
async function runMigrate(settings: Pick<Config, 'database'>): Promise<string> {
  const { db } = await openExisting(settings.database)
  try {
    const { applied, older } = await versions(db)
    await migrate(db)
    if (!older) return `the database is of version ${latest()} already`
    await recordAction(db, machineActor(), 'migrate', { details: { from: applied, to: latest() } }, new Date())
    return `the database was of version ${applied}, and is now of ${latest()}`
  } finally {
    await db.destroy()
  }
}
