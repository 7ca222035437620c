import type { ImportColumn } from '#contract/directory-import.ts'
import type { DirectoryKind } from '#contract/directory.ts'
import { parseCsv } from '../platform/files/csv.ts'
import { BYTE_ORDER_MARK, csvField } from '../platform/files/csv-field.ts'
import { columnName, columnsOf, wholeColumns } from './directory-columns.ts'
import type { KnownRow } from './directory-rows.ts'
import { readRecords, type FileFault, type FileRecord } from './read-records.ts'
import { readList } from './records.ts'

/** Most records of one file. */
export const MOST_RECORDS = 100_000
const FAULTS_SHOWN = 20

/**
 * Reads the records of a CSV file with the columns of our own.
 *
 * @throws Error naming the faults with their lines, or that the file has too many
 */
export function readDirectoryCsv(kind: DirectoryKind, text: string): FileRecord[] {
  const lines = parseCsv(text)
  const head = lines.next().value?.fields ?? []
  const { records, faults } = readRecords(kind, lines, head.length, wholeColumns(kind, head), MOST_RECORDS)
  refuseFaults(faults)
  return records
}

/** @throws Error with the first faults and how many there are */
export function refuseFaults(faults: readonly FileFault[]): void {
  if (faults.length === 0) return
  const tooMany = faults.find(({ rule }) => rule === 'too_many')
  if (tooMany) throw new Error(tooMany.message)
  const more = faults.length - FAULTS_SHOWN
  const shown = faults.slice(0, FAULTS_SHOWN).map(({ line, message }) => `line ${line}: ${message}`)
  throw new Error(`nothing is imported:\n${[...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')}`)
}

/** The records as CSV, as `readDirectoryCsv` reads them. */
export function* directoryCsv(kind: DirectoryKind, rows: Iterable<KnownRow>): Generator<string> {
  const columns = columnsOf(kind)
  yield `${BYTE_ORDER_MARK}${columns.map((column) => columnName(kind, column)).join(',')}\r\n`
  for (const row of rows) yield `${columns.map((column) => csvField(written(row, column))).join(',')}\r\n`
}

/** What a record says in a column, as people write it: 'a; b' for a list. */
export function written(row: Partial<KnownRow>, column: ImportColumn): string {
  const value = row[column]
  if (value === null || value === undefined) return ''
  return column === 'phone_numbers' || column === 'species' ? readList(String(value)).join('; ') : String(value)
}
