import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Db } from '../platform/database/database.ts'
import type { Actor } from './audit.ts'

/** What an operator works on. */
export interface Operator {
  db: Db
  settings: Config
  /** Who is at the machine. */
  by: Actor
}

/** A command that was understood, with its checked options; it answers what to print. */
export type Ready =
  | { on: 'database'; run: (operator: Operator) => Promise<string> }
  /** Opens what it needs by itself. */
  | { on: 'settings'; run: (settings: Config) => Promise<string> }

/** The options of one command by their names, each with how its value is checked (options.ts). */
type Options = Record<string, z.ZodType>
type Values<Shape extends Options> = z.output<z.ZodObject<Shape>>

/** One command of an operator. Its options stand here once: the command line, help and the checks read them. */
export interface Command {
  name: string
  options: Options
  /** What help tells beside the options. */
  about: string
  /** @throws ZodError naming each option that is not right */
  ready: (given: Record<string, unknown>) => Ready
}

/** What operators can do with one noun: the first word of its commands. */
export interface Noun {
  name: string
  commands: readonly Command[]
}

/** A command on the database of the site, which is open and of this version. */
export function command<Shape extends Options>(
  name: string,
  options: Shape,
  run: (operator: Operator, values: Values<Shape>) => Promise<string>,
  about = '',
): Command {
  return checked(name, options, about, (values) => ({ on: 'database', run: (operator) => run(operator, values) }))
}

/** A command that opens the database by itself, or none. */
export function settingsCommand<Shape extends Options>(
  name: string,
  options: Shape,
  run: (settings: Config, values: Values<Shape>) => Promise<string>,
  about = '',
): Command {
  return checked(name, options, about, (values) => ({ on: 'settings', run: (settings) => run(settings, values) }))
}

function checked<Shape extends Options>(name: string, options: Shape, about: string, ready: (values: Values<Shape>) => Ready): Command {
  const form = z.object(options)
  return { name, options, about, ready: (given) => ready(form.parse(given)) }
}
