import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startCommand } from '#tests/operators/command-line.ts'
import { operate, operator } from '#tests/operators/operator.ts'
import { aPetition, listed } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import { commandFor, commands } from './commands.ts'
import { wordingOf } from './operators/options.ts'
import type { Db } from './platform/database/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'bobita-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Every command by its words, with the names of its own options. */
const table = commands
  .flatMap((entry) => ('commands' in entry ? entry.commands.map((one) => ({ words: [entry.name, one.name], ...one })) : { words: [entry.name], ...entry }))
  .map(({ words, options }) => ({
    words,
    arguments: Object.values(options).flatMap((schema) => (wordingOf(schema).form === 'argument' ? ['x'] : [])),
    own: new Set(Object.keys(options).filter((name) => options[name] && wordingOf(options[name]).form !== 'argument')),
  }))
const everyOption = new Set(table.flatMap(({ own }) => [...own]))

function faultOf(args: string[]): string {
  try {
    return `understood: ${JSON.stringify(commandFor(args))}`
  } catch (fault) {
    return fault instanceof Error ? fault.message : ''
  }
}

test.each(table.map((row) => [row.words.join(' '), row] as const))(
  '%s takes its own options, tells them in help, and refuses every other command’s',
  (name, row) => {
    const help = commandFor([...row.words, '--help'])
    if (typeof help !== 'string') throw new Error('it would be done')
    expect(help).toContain(`npm run bobita -- ${name}`)
    expect(new Set(help.match(/(?<=^  .*)--[a-z][a-z-]*(?= |\]|$)/gm)?.map((option) => option.slice(2)) ?? [])).toEqual(row.own)
    for (const option of everyOption.difference(row.own)) {
      const refused = new RegExp(`^there is no option --${option} here: ${name} takes (none$|\\[?--|FOLDER)`)
      expect(faultOf([...row.words, ...row.arguments, `--${option}`, 'x'])).toMatch(refused)
      expect(faultOf([...row.words, `--${option}=x`, ...row.arguments])).toMatch(refused)
    }
  },
)

test('what was meant for another command changes nothing', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  const bobita = (...words: string[]) => operate(operator(database.db), ['petitions', ...words])
  await expect(bobita('close', '--id', String(id), '--title', 'x')).rejects.toThrow('there is no option --title here: petitions close takes --id N')
  await expect(bobita('edit', '--id', String(id), '--title', 'Nou', '--goal', '500')).rejects.toThrow('there is no option --goal here')
  expect(await listed(app, id)).toMatchObject({ id, title: expect.not.stringMatching('Nou') })
})

function run(db: Db, command: string, options: Record<string, string | number> = {}): Promise<string> {
  return operate(operator(db), ['petitions', command, ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])])
}

test('a command that is not understood says what is wrong and changes nothing', async () => {
  const { db } = (await emptyWorld()).database
  expect(await operate(operator(db), ['petitions'])).toContain('raise-goal')
  await expect(operate(operator(db), ['petitions', 'destroy'])).rejects.toThrow(/there is no "petitions destroy"[\s\S]*raise-goal/)
  await expect(operate(operator(db), ['bakcup'])).rejects.toThrow('there is no "bakcup"')
  await expect(run(db, 'create', { title: 'x' })).rejects.toThrow('--description')
  await expect(run(db, 'close', { id: 999 })).rejects.toThrow('there is no such petition')
  await expect(run(db, 'close', { id: 'x' })).rejects.toThrow('--id')
  await expect(run(db, 'close', { wrong: 1 })).rejects.toThrow('there is no option --wrong here')
})

test.each([
  [['petitions', 'create', '--title', 'T', '--description', 'D', '--goal', 'x'], '--addressee: it is missing\n--goal: a whole number is expected, such as 12'],
  [['petitions', 'create', '--title', ' ', '--description', 'D', '--addressee', 'A', '--goal', '-1'], '--title: it is empty\n--goal: more than 0 expected'],
  [['petitions', 'edit', '--id', '1', '--title', 'a'.repeat(301)], '--title: at most 300 characters expected'],
  [['petitions', 'close'], '--id: a whole number is expected, such as 12'],
  [['petitions', 'close', '--id'], '--id: a value is expected after it'],
  [['petitions', 'close', '--id', '1', '--id', '2'], '--id: it stands here twice'],
  [['petitions', 'close', '--id', '1', 'now'], '"now" belongs to no option: a text with blanks stands in quotes'],
  [['petitions', 'invalidate', '--id', '1', '--from', 'ieri'], '--from: an instant is expected, such as 2026-11-22T08:00:00Z'],
  [['directories', 'export', '--kind', 'dog', '--file', 'x.csv'], '--kind: one of these is expected: shelter, trainer'],
  [['directories', 'hide', '--kind', 'shelter', '--id', '1'], '--reason: it is missing'],
  [['status', '--json=1'], '--json takes no value'],
])('%j is answered with what is expected', async (args, sentence) => {
  const { db } = (await emptyWorld()).database
  const said = await (async () => operate(operator(db), args))().catch((fault: unknown) => (fault instanceof Error ? fault.message : ''))
  expect(said).toBe(sentence)
})

test('a mistyped command fails, and makes no database for it', async () => {
  const nowhere = join(folder, 'nowhere')
  const endings = [['bakcup'], ['petitions', 'destroy'], ['petitions', 'close', '--wrong']].map((words) => startCommand({ DATA_DIR: nowhere }, words).ended)
  expect(await Promise.all(endings)).toEqual([1, 1, 1])
  expect(existsSync(nowhere)).toBe(false)
})
