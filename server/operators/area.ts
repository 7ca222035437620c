import type { Config } from '../config.ts'
import type { Db } from '../platform/database.ts'

/** What an operator works on. */
export interface Operator {
  db: Db
  settings: Pick<Config, 'databaseUrl' | 'databaseFile' | 'filesFolder' | 'arrivingFolder' | 'bucket' | 'erasuresFile'>
}

export type Values = Record<string, string | undefined>

/** One command: does it and answers what to print. */
export type Command = (operator: Operator, values: Values) => Promise<string>

/** What operators can do with one noun. */
export interface Area {
  /** The first word of its commands. */
  name: string
  /** A line for each command. */
  help: string
  /** Options with a value, such as --id. */
  options: readonly string[]
  /** Options without one; they arrive as 'yes'. */
  flags?: readonly string[]
  /** By the second word; '' where the noun alone is the command. */
  commands: Record<string, Command>
}
