import { accountCommands } from './auth/commands.ts'
import { backupCommands } from './backup/commands.ts'
import { articleCommands } from './blog/commands.ts'
import { questionsCommand } from './chat/commands.ts'
import type { Config } from './config.ts'
import { directoryCommands } from './directory/commands.ts'
import { suggestionCommands } from './directory/suggestion-commands.ts'
import { fileCommands } from './evidence/commands.ts'
import { learnCommand } from './learning/commands.ts'
import { mailTestCommand } from './mail/commands.ts'
import { actionsCommand } from './operators/actions.ts'
import { machineActor } from './operators/audit.ts'
import { commandLine } from './operators/command-line.ts'
import type { Command, Noun, Ready } from './operators/command.ts'
import { migrateCommand } from './operators/migrate.ts'
import { personalData } from './personal-data.ts'
import { petitionCommands } from './petitions/commands.ts'
import { needThisVersion } from './platform/database/migrate.ts'
import { openExisting } from './platform/database/open-existing.ts'
import { reportCommands } from './reports/commands.ts'
import { testimonialCommands } from './testimonials/commands.ts'
import { operatorCommands } from './staff/commands.ts'
import { statusCommand } from './watch/commands.ts'

/** Everything an operator can do, in the order of help. */
export const commands: readonly (Noun | Command)[] = [
  statusCommand,
  petitionCommands,
  suggestionCommands,
  directoryCommands,
  articleCommands,
  testimonialCommands,
  reportCommands,
  questionsCommand,
  learnCommand,
  accountCommands(personalData),
  operatorCommands,
  fileCommands,
  mailTestCommand,
  actionsCommand,
  ...backupCommands(personalData),
  migrateCommand,
]

/** Reads the words of `npm run bobita -- …`: a text to print, or a command that is ready. @throws Error with a sentence for the operator */
export const commandFor = commandLine(commands)

/** Does a command on the site the settings name, and answers what to print. @throws Error with a sentence for the operator */
export async function runCommand(ready: Ready, settings: Config): Promise<string> {
  if (ready.on === 'settings') return ready.run(settings)
  const { db } = await openExisting(settings.database)
  try {
    await needThisVersion(db)
    return await ready.run({ db, settings, by: machineActor() })
  } finally {
    await db.destroy()
  }
}
