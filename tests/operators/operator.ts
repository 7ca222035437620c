import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandFor, runCommand } from '#server/commands.ts'
import { readConfig, type Config } from '#server/config.ts'
import { machineActor } from '#server/operators/audit.ts'
import type { Operator } from '#server/operators/command.ts'
import type { Db } from '#server/platform/database/database.ts'
import { engine, SITE_SECRET } from '../world.ts'

const folder = mkdtempSync(join(tmpdir(), 'bobita-operator-'))

/** Somebody at the command line of the site with this database; its other files lie in a folder of their own. */
export function operator(db: Db): Operator {
  const database = engine === 'postgres' && { DATABASE_URL: 'postgres://127.0.0.1:1/named-only' }
  return { db, settings: readConfig({ DATA_DIR: folder, SITE_SECRET, ...database }), by: machineActor() }
}

/** Does what the words of a command line say, and answers what it prints. */
export async function operate(somebody: Operator, args: string[]): Promise<string> {
  const ready = commandFor(args)
  if (typeof ready === 'string') return ready
  return ready.on === 'database' ? ready.run(somebody) : ready.run(somebody.settings)
}

/** The same on the site that settings name. */
export async function operateOn(settings: Config, args: string[]): Promise<string> {
  const ready = commandFor(args)
  return typeof ready === 'string' ? ready : runCommand(ready, settings)
}

/** A file for a command to read or write. */
export function fileOf(name: string): string {
  return join(folder, name)
}
