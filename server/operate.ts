import { isBackupCommand, runBackup } from './backup/commands.ts'
import { readConfig } from './config.ts'
import { commandFor } from './operators/commands.ts'
import { openDatabase } from './platform/database.ts'
import { migrate } from './platform/migrate.ts'

/** `npm run bobita -- …`: what operators do, on the database the settings name, also while the site runs. */
async function run(): Promise<void> {
  const args = process.argv.slice(2)
  // A backup reads what is there as it is: no migration, and no database made.
  if (isBackupCommand(args)) {
    console.log(await runBackup(readConfig(process.env), args))
    return
  }
  const command = commandFor(args)
  if (typeof command === 'string') {
    console.log(command)
    return
  }
  const config = readConfig(process.env)
  const { db } = await openDatabase(config.databaseUrl === undefined ? { file: config.databaseFile } : { url: config.databaseUrl }, true)
  try {
    await migrate(db)
    console.log(await command({ db, settings: config }))
  } finally {
    await db.destroy()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'it did not work')
  process.exitCode = 1
})
