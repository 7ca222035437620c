import { Argument, Command as Program, CommanderError, Option } from 'commander'
import { z } from 'zod'
import { plainFault } from '../platform/process/plain-faults.ts'
import type { Command, Noun, Ready } from './command.ts'
import { usageOf, wordingOf } from './options.ts'
import { sentenceOf } from './sentences.ts'

// Options, front matter and columns alike.
z.config({ customError: plainFault })

/** Reads the words of a command line before any database is opened: a text to print, or a command that is ready. */
export type CommandLine = (args: readonly string[]) => string | Ready

/**
 * The command line of these nouns and commands. Options belong to one command: another's is refused.
 *
 * @throws Error with a sentence for the operator, from what it returns too: a word, an option or a value that is not right
 */
export function commandLine(entries: readonly (Noun | Command)[]): CommandLine {
  return (args) => {
    let ready: Ready | undefined
    let help = ''
    const program = quiet(new Program(PROGRAM), (text) => (help += text))
    for (const entry of entries) {
      const noun = 'commands' in entry ? quiet(program.command(entry.name)) : program
      for (const one of 'commands' in entry ? entry.commands : [entry]) addCommand(noun, one, (given) => (ready = prepared(one, given)))
    }
    try {
      program.parse(args, { from: 'user' })
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error
    }
    return ready ?? help.trimEnd()
  }
}

const PROGRAM = 'npm run bobita --'

/** Says nothing and ends nothing by itself. Its faults are sentences of ours; help is thrown as CommanderError after it was written. */
function quiet(program: Program, print?: (text: string) => void): Program {
  if (print) program.configureOutput({ writeOut: print, writeErr: print, outputError: () => undefined })
  return program
    .helpOption('-h, --help')
    .showSuggestionAfterError(false)
    .configureHelp({ formatHelp })
    .exitOverride((fault) => {
      if (fault.code === 'commander.help' || fault.code === 'commander.helpDisplayed') throw fault
      throw new Error(sentenceOfWords(program, fault), { cause: fault })
    })
}

function addCommand(noun: Program, { name, options, about }: Command, choose: (given: Record<string, unknown>) => void): void {
  const program = quiet(noun.command(name)).summary(usageOf(options)).description(about)
  const words = Object.entries(options).map(([option, schema]) => ({ option, ...wordingOf(schema) }))
  const named = words.filter(({ form }) => form !== 'argument').map(({ option, value, form }) => ({ option, read: optionOf(option, value, form) }))
  const alone = words.filter(({ form }) => form === 'argument')
  for (const { read } of named) program.addOption(read)
  for (const { value } of alone) program.addArgument(new Argument(`<${value}>`))
  program.action(() => {
    const said = program.opts<Record<string, unknown>>()
    const values = [...named.map(({ option, read }) => [option, said[read.attributeName()]]), ...alone.map(({ option }, at) => [option, program.args[at]])]
    choose(Object.fromEntries(values.filter(([, value]) => value !== undefined)))
  })
}

function optionOf(name: string, value: string, form: string | undefined): Option {
  if (form === 'flag') return new Option(`--${name}`)
  const option = new Option(`--${name} <${value}>`)
  if (form === 'list') return option.default([]).argParser((one: string, before: string[]) => [...before, one])
  // Which of two was meant, nobody knows.
  return option.argParser((one: string, before?: string) => {
    if (before !== undefined) throw new Error(`--${name}: it stands here twice`)
    return one
  })
}

/** Every noun with its commands, one noun, or one command: its options, and under them what they mean. */
function formatHelp(program: Program): string {
  if (program.parent === null) return program.commands.map(formatHelp).join('\n\n')
  const lines =
    program.commands.length === 0
      ? [...linesOf(program.summary(), '  '), ...linesOf(program.description(), '  ')]
      : program.commands.flatMap((one) => [`  ${one.name().padEnd(12)}${one.summary()}`.trimEnd(), ...linesOf(one.description(), ' '.repeat(14))])
  return [`${PROGRAM} ${pathOf(program)}`, '', ...lines].join('\n')
}

function linesOf(text: string, indent: string): string[] {
  return text === '' ? [] : text.split('\n').map((line) => `${indent}${line}`)
}

/** 'petitions close'; nothing for the program itself. */
function pathOf(program: Program): string {
  return program.parent === null ? '' : `${pathOf(program.parent)} ${program.name()}`.trimStart()
}

/** What an operator reads about words that no command has. */
function sentenceOfWords(program: Program, { code, message }: CommanderError): string {
  const path = pathOf(program)
  const help = formatHelp(program)
  const named = /'(--?[^'\s=]+)(=?)/.exec(message)
  const option = named?.[1] ?? ''
  switch (code) {
    case 'commander.unknownCommand':
      // A word mistyped in a timer must not look like work that was done.
      return program.parent === null ? `there is no "${program.args[0]}": see ${PROGRAM} help` : `there is no "${path} ${program.args[0]}"\n\n${help}`
    case 'commander.unknownOption':
      if (named?.[2] === '=' && program.options.some((one) => one.long === option)) return `${option} takes no value`
      return program.commands.length > 0
        ? `there is no option ${option} here\n\n${help}`
        : `there is no option ${option} here: ${path} takes ${program.summary() || 'none'}`
    case 'commander.optionMissingArgument':
      return `${option}: a value is expected after it`
    case 'commander.excessArguments':
      return `"${program.args[program.registeredArguments.length]}" belongs to no option: a text with blanks stands in quotes`
    case 'commander.missingArgument':
      return help
    default:
      return message
  }
}

function prepared(one: Command, given: Record<string, unknown>): Ready {
  try {
    const ready = one.ready(given)
    return ready.on === 'settings' ? ready : { on: 'database', run: (operator) => ready.run(operator).catch(tell) }
  } catch (error) {
    return tell(error)
  }
}

function tell(error: unknown): never {
  throw new Error(sentenceOf(error), { cause: error })
}
