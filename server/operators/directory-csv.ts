import { z } from 'zod'
import { isApproved } from '#contract/approval.ts'
import type { DirectoryKind } from '#contract/directory.ts'
import { NAME_CHARACTERS, PLACE_CHARACTERS } from '#contract/limits.ts'
import { readList } from '../directory/records.ts'
import { parseCsv, type CsvLine } from '../platform/csv.ts'
import { BYTE_ORDER_MARK, csvField } from './csv-field.ts'
import { descriptionField, field, phoneList, websiteField, wordList } from './directory-record.ts'
import type { DirectoryRow, KnownRow } from './directory-rows.ts'
import { day, number } from './values.ts'

/** Most records of one file. */
export const MOST_RECORDS = 100_000
const FAULTS_SHOWN = 20

const COLUMNS = {
  shelter: ['id', 'name', 'location', 'description', 'phone_numbers', 'website', 'verified_on', 'status'],
  trainer: ['id', 'name', 'city', 'species', 'description', 'phone_numbers', 'verified_on', 'status'],
} as const

const orEmpty = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal('').transform(() => null), schema])
const STATUSES = new Set(['pending', 'hidden'])
const status = z
  .string()
  .trim()
  .transform((value, context) => {
    if (value === '' || isApproved({ status: value })) return 'approved'
    if (STATUSES.has(value)) return value
    context.addIssue({ code: 'custom', message: 'approved, pending or hidden' })
    return z.NEVER
  })
const shared = {
  id: orEmpty(number).default(null),
  name: field(NAME_CHARACTERS).min(1),
  description: descriptionField,
  phone_numbers: phoneList,
  verified_on: orEmpty(day),
  status: status,
}
const place = field(PLACE_CHARACTERS).min(1)
const record = z.union([
  z.strictObject({ ...shared, location: place, website: websiteField.transform((value) => (value === '' ? null : value)) }),
  z.strictObject({ ...shared, city: place, species: wordList }),
])

/** A record of a file, and the line it stands on; without an id it is new, or known by name and place. */
export interface FileRecord {
  line: number
  id: number | null
  row: DirectoryRow
}

/**
 * Reads the records of a CSV file.
 *
 * @throws Error naming the faults with their lines, or that the file has too many
 */
export function readDirectoryCsv(kind: DirectoryKind, text: string): FileRecord[] {
  const lines = parseCsv(text)
  const head = headOf(kind, lines.next().value)
  const faults: string[] = []
  const records: FileRecord[] = []
  for (const { line, fields } of lines) {
    if (records.length + faults.length >= MOST_RECORDS) throw new Error(`more than ${MOST_RECORDS} records: split the file`)
    const parsed = fields.length === head.length ? record.safeParse(Object.fromEntries(head.map((name, at) => [name, unquoted(fields[at] ?? '')]))) : null
    if (parsed?.success) records.push({ line, ...rowOf(parsed.data) })
    else faults.push(`line ${line}: ${parsed ? faultsOf(kind, parsed.error) : `${fields.length} fields instead of ${head.length}`}`)
  }
  const twice = [...Map.groupBy(records, ({ id }) => id)].filter(([id, { length }]) => id !== null && length > 1)
  faults.push(...twice.map(([id, [, second]]) => `line ${second?.line}: id ${id} stands in the file twice`))
  if (faults.length > 0) throw new Error(`nothing is imported:\n${faultList(faults)}`)
  return records
}

/** The first faults, and how many there are. */
export function faultList(faults: readonly string[]): string {
  const more = faults.length - FAULTS_SHOWN
  return [...faults.slice(0, FAULTS_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

/** The records as CSV, as `readDirectoryCsv` reads them. */
export function* directoryCsv(kind: DirectoryKind, rows: Iterable<KnownRow>): Generator<string> {
  yield `${BYTE_ORDER_MARK}${COLUMNS[kind].join(',')}\r\n`
  for (const row of rows) {
    const phones = readList(row.phone_numbers).join('; ')
    const fields =
      kind === 'shelter'
        ? [String(row.id), row.name, row.place, row.description, phones, row.website ?? '', row.verified_on, row.status]
        : [String(row.id), row.name, row.place, readList(row.species ?? '[]').join('; '), row.description, phones, row.verified_on, row.status]
    yield `${fields.map(csvField).join(',')}\r\n`
  }
}

/** The columns of a file, in any order; what is left out would be emptied, so only the id may be. @throws Error when they are others */
function headOf(kind: DirectoryKind, first: CsvLine | undefined): string[] {
  const head = (first?.fields ?? []).map((name) => name.trim().toLowerCase())
  const wanted: readonly string[] = COLUMNS[kind]
  const whole = wanted.every((name) => name === 'id' || head.includes(name))
  if (!whole || head.some((name, at) => !wanted.includes(name) || head.indexOf(name) !== at))
    throw new Error(`the first line must name the columns ${wanted.join(', ')}`)
  return head
}

/** Without the apostrophe that keeps spreadsheets from reading a formula (csv-field.ts). */
function unquoted(value: string): string {
  return /^'[=+\-@\t\r\n＝＋－＠]/.test(value) ? value.slice(1) : value
}

function rowOf(data: z.infer<typeof record>): Omit<FileRecord, 'line'> {
  const { id, phone_numbers, ...words } = data
  const phones = JSON.stringify(phone_numbers)
  if ('city' in words) {
    const { city, species, ...rest } = words
    return { id, row: { ...rest, place: city, phone_numbers: phones, species: JSON.stringify(species) } }
  }
  const { location, ...rest } = words
  return { id, row: { ...rest, place: location, phone_numbers: phones } }
}

/** Of the two forms a record may have, the faults of the one that was meant. */
function faultsOf(kind: DirectoryKind, error: z.ZodError): string {
  const [issue] = error.issues
  const issues = issue?.code === 'invalid_union' ? (issue.errors[kind === 'shelter' ? 0 : 1] ?? []) : error.issues
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}
