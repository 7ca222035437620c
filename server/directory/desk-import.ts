import {
  FAULTS_TOLD,
  MOST_COLUMNS,
  TOLD_CHARACTERS,
  type ImportForm,
  type ImportLine,
  type ImportPreview,
  type ImportPreviewForm,
} from '#contract/directory-import.ts'
import type { DirectoryKind } from '#contract/directory.ts'
import { IMPORT_BYTES, IMPORT_RECORDS } from '#contract/limits.ts'
import type { Language } from '#texts/language.ts'
import type { Actor } from '../operators/audit.ts'
import type { Db } from '../platform/database/database.ts'
import { CsvFault, decodeCsv, parseCsv } from '../platform/files/csv.ts'
import { Refusal } from '../platform/refusal.ts'
import { columnsOf, guessColumns, type Columns } from './directory-columns.ts'
import { written } from './directory-csv.ts'
import { importAsShown, planImport, planKey, type Compared, type ImportSum } from './import.ts'
import { faultSentence } from './import-faults.ts'
import { readRecords, type FileFault, type FileRecord, type FileRule } from './read-records.ts'
import { recordKey } from './record-key.ts'

/** Without these nobody would know which record a line is about. */
const NEEDED = ['name', 'place'] as const

/** What a file says, and what is wrong with it. */
interface ImportFile {
  head: string[]
  columns: Columns
  records: FileRecord[]
  faults: FileFault[]
}

/** What an import would do, line by line; the sentences are in the language of whoever asks. */
export async function previewImport(db: Db, form: ImportPreviewForm, language: Language): Promise<ImportPreview> {
  const { kind } = form
  const { head, columns, records, faults: wrong } = readFile(form)
  const plan = await planImport(db, kind, records)
  // That there are too many is told whatever else is wrong.
  const faults = [...wrong, ...plan.faults].toSorted(
    (one, other) => Number(other.rule === 'too_many') - Number(one.rule === 'too_many') || one.line - other.line,
  )
  return {
    kind,
    head: head.map(told),
    columns,
    wanted: [...columnsOf(kind)],
    faults: faults.slice(0, FAULTS_TOLD).map((fault) => ({ line: fault.line, column: fault.column, message: faultSentence(fault, language) })),
    faults_in_all: faults.length,
    ...plan.sum,
    lines: plan.compared.map((one) => lineOf(kind, one)),
    expected: faults.length === 0 ? planKey(kind, plan) : null,
  }
}

/** Imports a file as its dry run said. @throws Refusal operator.stale with the new dry run */
export async function importFile(db: Db, by: Actor, { expected, ...form }: ImportForm, language: Language): Promise<ImportSum> {
  const { records, faults } = readFile(form)
  const staleNow = async () => new Refusal('operator.stale', { present: await previewImport(db, form, language) })
  if (faults.length > 0) throw await staleNow()
  try {
    return await importAsShown(db, by, form.kind, records, expected)
  } catch (error) {
    throw error instanceof Refusal && error.code === 'operator.stale' ? await staleNow() : error
  }
}

/** What could be read of a file, and what is wrong with it; nothing of one that cannot be read at all. */
function readFile({ kind, file, columns: chosen }: ImportPreviewForm): ImportFile {
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > IMPORT_BYTES) return unread('too_large')
  try {
    const lines = parseCsv(decodeCsv(bytes))
    const head = lines.next().value?.fields ?? []
    if (head.length > MOST_COLUMNS) return unread('columns')
    const columns = placesIn(kind, head, chosen ?? guessColumns(kind, head))
    const missing = NEEDED.filter((column) => columns[column] === undefined)
    const faults = missing.map((column): FileFault => ({ line: 1, column, rule: 'columns', message: column }))
    return { head, columns, ...(faults.length > 0 ? { records: [], faults } : readRecords(kind, lines, head.length, columns, IMPORT_RECORDS)) }
  } catch (error) {
    if (error instanceof CsvFault) return unread(error.rule, error.line)
    throw error
  }
}

function unread(rule: FileRule, line = 1): ImportFile {
  return { head: [], columns: {}, records: [], faults: [{ line, column: null, rule, message: rule }] }
}

/** Of what was chosen, what this file and this directory have. */
function placesIn(kind: DirectoryKind, head: readonly string[], chosen: Columns): Columns {
  const places = columnsOf(kind).map((column) => [column, chosen[column]] as const)
  return Object.fromEntries(places.filter(([, at]) => at !== undefined && at < head.length))
}

function lineOf(kind: DirectoryKind, { line, does, row, before }: Compared): ImportLine {
  const columns = does === 'changed' && before ? columnsOf(kind).filter((column) => column !== 'id' && written(before, column) !== written(row, column)) : []
  const changed = columns.map((column) => ({ column, before: told(written(before ?? {}, column)), after: told(written(row, column)) }))
  return { line, does, name: told(row.name), place: told(row.place), record: before && recordKey({ kind, id: before.id }), changed }
}

function told(text: string): string {
  return text.length > TOLD_CHARACTERS ? `${text.slice(0, TOLD_CHARACTERS)}…` : text
}
