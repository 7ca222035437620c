import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Operator } from '#server/operators/area.ts'
import { commandFor } from '#server/operators/commands.ts'
import type { Db } from '#server/platform/database.ts'
import { engine } from './world.ts'

const folder = mkdtempSync(join(tmpdir(), 'bobita-operator-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Somebody at the command line of the site with this database; its other files lie in a folder of their own. */
export function operator(db: Db): Operator {
  return { db, settings: readConfig({ DATA_DIR: folder, ...(engine === 'postgres' && { DATABASE_URL: 'postgres://127.0.0.1:1/named-only' }) }) }
}

/** Does what the words of a command line say, and answers what it prints. */
export async function operate(somebody: Operator, args: string[]): Promise<string> {
  const command = commandFor(args)
  return typeof command === 'string' ? command : command(somebody)
}

/** A file for a command to read or write. */
export function fileOf(name: string): string {
  return join(folder, name)
}
