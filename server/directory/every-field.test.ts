import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shelter } from '#contract/shelters.ts'
import { trainer } from '#contract/trainers.ts'
import { fileOf, operate, operator } from '#tests/operators/operator.ts'
import { tablesOf } from '#tests/reading/dump.ts'
import { emptyWorld } from '#tests/world.ts'

/** Columns that operators neither import nor put right, and why. */
const NOT_BY_HAND: Record<string, string> = {
  is_example: 'a record of a file is real',
  photo_url: 'photos are not in files',
  photo_type: 'photos are not in files',
  photo_preview: 'photos are not in files',
  photo_data: 'photos are not in files',
  photo_alt: 'photos are not in files',
  suggested_because: 'forgotten when it is decided',
  created_at: 'the server’s own',
  updated_at: 'the server’s own',
}
/** Fields of the API that no screen of the directories shows, and why. */
const NOT_SHOWN: Record<string, string> = {
  is_approved: 'always true',
  created_at: 'what people ask is when it was checked',
}

/** What stands under a column's name for operators, where it is another name. */
const OPTION: Record<string, string> = { location: 'place', city: 'place', phone_numbers: 'phones', pets_can_train: 'species' }
const VALUE: Record<string, string> = { phone_numbers: '0700 000 001; 0700 000 002', website: 'adapost.example', verified_on: '2026-11-20', status: 'pending' }
const KINDS = [
  { kind: 'shelter', table: 'shelters', notInFiles: [] },
  // The table has a website because visitors may suggest one.
  { kind: 'trainer', table: 'trainers', notInFiles: ['website'] },
] as const
type Kind = (typeof KINDS)[number]

const file = fileOf('every-field.csv')
const nameInFile = (column: string) => (column === 'pets_can_train' ? 'species' : column)

/** The site's database, and the columns of a record that operators are concerned with. */
async function aDirectory({ kind, table, notInFiles }: Kind) {
  const { db } = (await emptyWorld({ DEMO_DATA: '0' })).database
  const columns = ((await tablesOf(db)).get(table) ?? []).filter((column) => !Object.hasOwn(NOT_BY_HAND, column) && !notInFiles.some((name) => name === column))
  const run = (...args: string[]) => operate(operator(db), args)
  const rows = async () => (await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by id`.execute(db)).rows
  return { columns, rows, run: (noun: string, command: string, ...args: string[]) => run(noun, command, '--kind', kind, ...args) }
}

test.each(KINDS)('every column of a $kind is in its file, and comes back from there with whatever it holds', async (kind) => {
  const { columns, rows, run } = await aDirectory(kind)
  await run('directories', 'export', '--file', file)
  const head = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split(',')
  expect(head.toSorted()).toEqual(columns.map(nameInFile).toSorted())

  writeFileSync(file, `${head.join(',')}\n${head.map((name) => (name === 'id' ? '' : (VALUE[name] ?? `Ceva ${name}`))).join(',')}\n`)
  expect(await run('directories', 'import', '--file', file)).toContain('1 added')
  const [added] = await rows()
  for (const column of columns.filter((name) => name !== 'id')) expect([column, added?.[column]]).not.toEqual([column, expect.toBeOneOf([null, '', '[]'])])
  await run('directories', 'export', '--file', file)
  expect(await run('directories', 'import', '--file', file, '--dry-run')).toContain('0 added, 0 changed, 1 as they were')
})

test.each(KINDS)('every column of a $kind can be put right when a suggestion is published', async (kind) => {
  const { columns, rows, run } = await aDirectory(kind)
  for (const column of columns.filter((name) => name !== 'id' && name !== 'status')) {
    const head = columns.map(nameInFile).filter((name) => name !== 'id')
    writeFileSync(
      file,
      `${head.join(',')}\n${head.map((name) => ({ name: `Cel cu ${column}`, status: 'pending', location: 'Iași', city: 'Iași' })[name] ?? '').join(',')}\n`,
    )
    await run('directories', 'import', '--file', file)
    const before = (await rows()).at(-1)
    const option = (OPTION[column] ?? column).replaceAll('_', '-')
    expect(await run('suggestions', 'approve', '--id', String(before?.['id']), `--${option}`, VALUE[column] ?? 'Altceva')).toContain('is published')
    const after = (await rows()).find(({ id }) => id === before?.['id'])
    expect([column, after?.[column]]).not.toEqual([column, before?.[column]])
  }
})

test.each([
  ['shelters', shelter],
  ['trainers', trainer],
] as const)('every field the API sends of %s is used by a screen', (screen, schema) => {
  const screens = globSync([`web/screens/${screen}/**/*.{ts,tsx}`, 'web/features/directory/**/*.{ts,tsx}']).filter((path) => !/\.test\./.test(path))
  const code = screens.map((path) => readFileSync(path, 'utf8')).join('\n')
  const unused = Object.keys(schema.shape).filter((field) => !Object.hasOwn(NOT_SHOWN, field) && !new RegExp(`\\b${field}\\b`).test(code))
  expect(unused).toEqual([])
})
