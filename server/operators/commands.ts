import { parseArgs } from 'node:util'
import { z } from 'zod'
import { BACKUP_HELP } from '../backup/commands.ts'
import { Refusal } from '../platform/refusal.ts'
import { accountArea } from './account-commands.ts'
import { actionArea } from './actions.ts'
import type { Area, Operator, Values } from './area.ts'
import { articleArea } from './article-commands.ts'
import { directoryArea } from './directory-commands.ts'
import { petitionArea } from './petition-commands.ts'
import { questionArea } from './questions.ts'
import { reportArea } from './report-commands.ts'
import { statusArea } from './status.ts'
import { suggestionArea } from './suggestion-commands.ts'

const AREAS: readonly Area[] = [statusArea, petitionArea, suggestionArea, directoryArea, articleArea, reportArea, questionArea, accountArea, actionArea]

const HELP = [...AREAS.map(({ name, help }) => `npm run bobita -- ${name}\n\n${help}`), BACKUP_HELP].join('\n\n')

/** One command with its options, ready to be done; answers what to print, or throws a sentence for the operator. */
type Ready = (operator: Operator) => Promise<string>

/**
 * Reads the words of the command line, before any database is opened: a text to print, or a command.
 *
 * @throws Error with a sentence for the operator: a word or an option that is not known
 */
export function commandFor([noun, ...rest]: readonly string[]): string | Ready {
  if (noun === undefined || noun === 'help') return HELP
  const area = AREAS.find(({ name }) => name === noun)
  // A word mistyped in a timer must not look like work that was done.
  if (!area) throw new Error(`there is no "${noun}": see npm run bobita -- help`)
  const alone = Object.hasOwn(area.commands, '')
  const [name = '', ...options] = alone ? ['', ...rest] : rest
  const command = Object.hasOwn(area.commands, name) ? area.commands[name] : undefined
  if (!command) {
    const help = `npm run bobita -- ${area.name}\n\n${area.help}`
    if (name === '' || name === 'help') return help
    throw new Error(`there is no "${area.name} ${name}"\n\n${help}`)
  }
  const values = read(area, options)
  return async (operator) => {
    try {
      return await command(operator, values)
    } catch (error) {
      throw new Error(sentence(error), { cause: error })
    }
  }
}

function read({ options, flags = [] }: Area, args: string[]): Values {
  const known = Object.fromEntries([
    ...options.map((option) => [option, { type: 'string' as const }] as const),
    ...flags.map((flag) => [flag, { type: 'boolean' as const }] as const),
  ])
  const { values } = parseArgs({ args: joined(args, options), options: known, strict: true })
  return Object.fromEntries(Object.entries(values).map(([option, value]) => [option, typeof value === 'string' ? value : 'yes']))
}

/** '--id', '-x…' as '--id=-x…': ids and words may begin with a dash. */
function joined(args: string[], options: readonly string[]): string[] {
  const [first, second, ...rest] = args
  if (first === undefined) return []
  const named = second !== undefined && first.startsWith('--') && options.includes(first.slice(2))
  return named ? [`${first}=${second}`, ...joined(rest, options)] : [first, ...joined(args.slice(1), options)]
}

/** People get texts/errors.ts. */
const REFUSALS: Record<string, string | undefined> = {
  'server.unavailable': 'the database did not answer: nothing was changed, try again',
  'server.full': 'the disk of the database is full: nothing was changed',
  'petition.not_found': 'there is no such petition',
  'shelter.not_found': 'there is no such shelter',
  'trainer.not_found': 'there is no such trainer',
  'blog.post_not_found': 'there is no such article',
}

function sentence(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n')
  if (error instanceof Refusal) return REFUSALS[error.code] ?? `refused: ${error.code}`
  return error instanceof Error ? error.message : 'it did not work'
}
