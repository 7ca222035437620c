import { z } from 'zod'
import { isApproved } from '#contract/approval.ts'
import type { ImportColumn } from '#contract/directory-import.ts'
import type { DirectoryKind } from '#contract/directory.ts'
import { recordDescription, recordName, recordPlace, recordWebsite } from '#contract/record-fields.ts'
import { day, number } from '../operators/options.ts'
import type { CsvLine } from '../platform/files/csv.ts'
import { columnName, columnsOf, type Columns } from './directory-columns.ts'
import type { DirectoryRow } from './directory-rows.ts'
import { phoneList, wordList } from './record-fields.ts'

const STATUSES = new Set(['pending', 'hidden'])
const status = z
  .string()
  .trim()
  .transform((value, context) => {
    if (value === '' || isApproved({ status: value })) return 'approved'
    if (STATUSES.has(value)) return value
    context.addIssue({ code: 'custom', message: 'approved, pending or hidden', params: { rule: 'standing' } })
    return z.NEVER
  })
const orEmpty = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal('').transform(() => null), schema])
const asJson = (items: string[]) => JSON.stringify(items)

const shared = {
  id: orEmpty(number).exactOptional(),
  name: recordName,
  place: recordPlace,
  description: recordDescription.exactOptional(),
  phone_numbers: phoneList.transform(asJson).exactOptional(),
  verified_on: orEmpty(day).exactOptional(),
  status: status.exactOptional(),
}
const website = recordWebsite.transform((value) => (value === '' ? null : value)).exactOptional()
const records = {
  shelter: z.strictObject({ ...shared, website }),
  trainer: z.strictObject({ ...shared, species: wordList.transform(asJson).exactOptional() }),
}

/** What a line of a file says of a record: what it does not say stays as it is. */
export type GivenRow = Pick<DirectoryRow, 'name' | 'place'> & Partial<DirectoryRow>

/** A record of a file, and the line it stands on; without an id it is new, or known by name and place. */
export interface FileRecord {
  line: number
  id: number | null
  row: GivenRow
}

/** What is wrong with a file as a whole, or with how its lines stand to each other and to the directory. */
export type FileRule = 'too_large' | 'encoding' | 'quote' | 'columns' | 'too_many' | 'fields' | 'id_twice' | 'id_unknown' | 'twice'

/** What is wrong with one line: a rule of the file, or the value of a column. */
export interface FileFault {
  line: number
  column: ImportColumn | null
  /** As the command line says it. */
  message: string
  /** Else `issue` is what the value broke. */
  rule?: FileRule
  /** The line or the number the rule is about. */
  about?: number
  issue?: z.core.$ZodIssue
}

/**
 * Reads the records of the lines of a file.
 *
 * @param width how many fields a line has
 * @param most at most so many records; the line after them is the last that is looked at
 */
export function readRecords(
  kind: DirectoryKind,
  lines: Iterable<CsvLine>,
  width: number,
  columns: Columns,
  most: number,
): { records: FileRecord[]; faults: FileFault[] } {
  const faults: FileFault[] = []
  const read: FileRecord[] = []
  for (const { line, fields } of lines) {
    if (read.length + faults.length >= most) {
      faults.push({ line, column: null, rule: 'too_many', about: most, message: `more than ${most} records: split the file` })
      break
    }
    if (fields.length !== width)
      faults.push({ line, column: null, rule: 'fields', about: fields.length, message: `${fields.length} fields instead of ${width}` })
    else {
      const parsed = records[kind].safeParse(valuesOf(fields, kind, columns))
      if (!parsed.success) faults.push(valueFault(kind, line, parsed.error))
      else {
        const { id = null, ...row } = parsed.data
        read.push({ line, id, row })
      }
    }
  }
  return { records: read, faults: [...faults, ...givenTwice(read)] }
}

function givenTwice(read: readonly FileRecord[]): FileFault[] {
  const twice = [...Map.groupBy(read, ({ id }) => id)].filter(([id, { length }]) => id !== null && length > 1)
  return twice.flatMap(([id, [, second]]) =>
    id === null || !second
      ? []
      : [{ line: second.line, column: 'id' as const, rule: 'id_twice' as const, about: id, message: `id ${id} stands in the file twice` }],
  )
}

function valuesOf(fields: readonly string[], kind: DirectoryKind, columns: Columns): Record<string, string> {
  return Object.fromEntries(
    columnsOf(kind).flatMap((column) => {
      const at = columns[column]
      return at === undefined ? [] : [[column, unquoted(fields[at] ?? '')]]
    }),
  )
}

/** Without the apostrophe that keeps spreadsheets from reading a formula (csv-field.ts). */
function unquoted(value: string): string {
  return /^'[=+\-@\t\r\n＝＋－＠]/.test(value) ? value.slice(1) : value
}

/** All that is wrong with a line, by the first column that is. */
function valueFault(kind: DirectoryKind, line: number, { issues }: z.ZodError): FileFault {
  const message = issues.map(({ path, message: wrong }) => `${[nameOf(path), ...path.slice(1)].join('.')}: ${wrong}`).join('; ')
  const [issue] = issues
  return { line, column: (issue && columnOf(issue.path)) ?? null, message, ...(issue && { issue }) }

  function nameOf(path: readonly PropertyKey[]): string {
    const column = columnOf(path)
    return column ? columnName(kind, column) : 'line'
  }
  function columnOf([first]: readonly PropertyKey[]): ImportColumn | undefined {
    return columnsOf(kind).find((column) => column === first)
  }
}
