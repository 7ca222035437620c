import { command, type Command, type Operator } from './command.ts'
import { flag } from './options.ts'
import { printable, printed } from './printable.ts'

/** Letters of a line; a terminal of usual width shows it whole. */
const LINE = 120
const GAP = '  '
/** No column becomes narrower. */
const NARROWEST = 8
/** Characters of a value that are looked at: no column shows more, however a letter is made. */
const MOST_CHARACTERS = 1_000
const LETTERS = new Intl.Segmenter('ro')
const INSTANT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d+)?Z$/

interface Listing {
  /** Said when there are no rows. */
  none: string
  about?: string
  /** The columns to read, in order; by default all. */
  shown?: readonly string[]
}

/** A command that lists rows: columns to read, with --json each row as a line of JSON for other programs. */
export function listCommand(name: string, read: (operator: Operator) => Promise<readonly object[]>, { none, about, shown }: Listing): Command {
  return command(
    name,
    { json: flag },
    async (operator, { json }) => {
      const rows = await read(operator)
      if (rows.length === 0) return json ? '' : none
      return json ? rows.map(printed).join('\n') : columns(rows, shown)
    },
    `${about === undefined ? '' : `${about}; `}long texts are cut, --json has everything, a row a line`,
  )
}

/** Rows under the names of their columns, one a line; columns in which no row has anything are left out, and an id is never cut. */
export function columns(rows: readonly object[], shown?: readonly string[]): string {
  const cells = rows.map((row) => new Map(Object.entries(row).map(([name, value]) => [name, cellOf(value)])))
  const names = [...new Set(shown ?? cells.flatMap((row) => [...row.keys()]))].filter((name) => cells.some((row) => row.get(name)))
  const lines = [names, ...cells.map((row) => names.map((name) => row.get(name) ?? ''))]
  const widths = narrowed(
    names,
    // Not spread into Math.max: a long list has more rows than a call may have arguments.
    names.map((_, at) => lines.reduce((widest, line) => Math.max(widest, lettersOf(line[at] ?? '').length), 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, at) => fitted(cell, widths[at] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n')
}

/** One thing that was asked for: a field a line, whole, without those in which nothing stands; with --json a line of JSON for other programs. */
export function shownWhole(row: object, json: boolean): string {
  if (json) return printed(row)
  const fields = Object.entries(row).flatMap(([name, value]) => {
    const text = printable(textOf(value)).trim()
    return text === '' ? [] : [{ name, text }]
  })
  const width = fields.reduce((widest, { name }) => Math.max(widest, name.length), 0)
  return fields.map(({ name, text }) => name.padEnd(width) + GAP + text).join('\n')
}

function cellOf(value: unknown): string {
  return printable(textOf(value).slice(0, MOST_CHARACTERS)).trim()
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value.replace(INSTANT, '$1 $2Z') : JSON.stringify(value)
}

/** The widest gives way until the line fits. */
function narrowed(names: readonly string[], wished: readonly number[]): number[] {
  const widths = [...wished]
  const room = LINE - GAP.length * (widths.length - 1)
  for (let over = widths.reduce((sum, width) => sum + width, 0) - room; over > 0; over -= 1) {
    const widest = Math.max(NARROWEST, ...widths.filter((_, at) => names[at] !== 'id'))
    if (widest === NARROWEST) break
    widths[widths.findIndex((width, at) => width === widest && names[at] !== 'id')] = widest - 1
  }
  return widths
}

function fitted(cell: string, width: number): string {
  const letters = lettersOf(cell)
  return letters.length > width ? `${letters.slice(0, width - 1).join('')}…` : cell + ' '.repeat(width - letters.length)
}

/** What stands as one sign on a terminal, whatever it is made of. */
function lettersOf(cell: string): string[] {
  return Array.from(LETTERS.segment(cell), ({ segment }) => segment)
}
