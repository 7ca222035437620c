import { commandFor, runCommand } from './commands.ts'
import { readConfig } from './config.ts'
import { databaseFault } from './platform/database/database-fault.ts'
import { databaseName } from './platform/data-locations.ts'

/** `bobita …`: what operators do, on the database the settings name, also while the site runs. It makes no database, and changes the tables of one only when asked to. */
async function run(): Promise<void> {
  const args = process.argv.slice(2)
  const ready = commandFor(args)
  if (typeof ready === 'string') {
    console.log(ready)
    return
  }
  const settings = readConfig(process.env)
  // On its own channel: what a command prints is read by programs.
  if (args[0] !== 'verify') console.error(`database: ${databaseName(settings.database)}`)
  console.log(await runCommand(ready, settings))
}

run().catch((error: unknown) => {
  console.error(databaseFault(error, process.env['DATABASE_URL']) ?? (error instanceof Error ? error.message : 'it did not work'))
  process.exitCode = 1
})
