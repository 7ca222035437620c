import { z } from 'zod'
import { instant, randomId } from './common.ts'
import { directoryKind } from './directory.ts'
import { IMPORT_BYTES, IMPORT_RECORDS, STAFF_PAGE_SIZE } from './limits.ts'

/** What a file may say of a record: `place` is the town of a trainer and the location of a shelter. */
export const importColumn = z.enum(['id', 'name', 'place', 'species', 'description', 'phone_numbers', 'website', 'verified_on', 'status'])
export type ImportColumn = z.infer<typeof importColumn>

const FILE_CHARACTERS = Math.ceil(IMPORT_BYTES / 3) * 4
const MOST_COLUMNS = 50
/** How much of a value is told. */
const TOLD_CHARACTERS = 300
const FAULTS_TOLD = 50

const place = z
  .int()
  .nonnegative()
  .max(MOST_COLUMNS - 1)
/** In which place of a line each column stands; without it, as the first line of the file seems to say. */
const columns = z.partialRecord(importColumn, place)

const file = { kind: directoryKind, file: z.base64().max(FILE_CHARACTERS), columns: columns.optional() }
export const importPreviewForm = z.strictObject(file).meta({ id: 'ImportPreviewForm' })
export type ImportPreviewForm = z.infer<typeof importPreviewForm>
/** `expected` is what the dry run answered: another one now is told instead of imported. */
export const importForm = z.strictObject({ ...file, expected: z.string().length(43) }).meta({ id: 'ImportForm' })
export type ImportForm = z.infer<typeof importForm>

const told = z.string().max(TOLD_CHARACTERS + 1)

/** What a line of a file does; a record that is there already is named by its key. */
export const importLine = z
  .object({
    line: z.int().positive(),
    does: z.enum(['added', 'changed', 'same']),
    name: told,
    place: told,
    record: z.string().nullable(),
    changed: z.array(z.object({ column: importColumn, before: told, after: told })),
  })
  .meta({ id: 'ImportLine' })
export type ImportLine = z.infer<typeof importLine>

/** What an import would do: nothing is written. `expected` is null while something is wrong with the file. */
export const importPreview = z
  .object({
    kind: directoryKind,
    /** The first line of the file. */
    head: z.array(told).max(MOST_COLUMNS),
    columns,
    /** The columns a record of this directory has. */
    wanted: z.array(importColumn),
    faults: z.array(z.object({ line: z.int().positive(), column: importColumn.nullable(), message: z.string() })).max(FAULTS_TOLD),
    faults_in_all: z.int().nonnegative(),
    added: z.int().nonnegative(),
    changed: z.int().nonnegative(),
    same: z.int().nonnegative(),
    lines: z.array(importLine).max(IMPORT_RECORDS),
    expected: z.string().nullable(),
  })
  .meta({ id: 'ImportPreview' })
export type ImportPreview = z.infer<typeof importPreview>

export const importDone = z.object({ added: z.int(), changed: z.int(), same: z.int() }).meta({ id: 'ImportDone' })
export type ImportDone = z.infer<typeof importDone>

export const importsQuery = z.object({
  after: z
    .string()
    .regex(/^[\dTZ:.-]{20,30} [\w-]{22}$/)
    .optional(),
})
export type ImportsQuery = z.infer<typeof importsQuery>

/** An import, or that one was taken back; counts by what became of the records. Only the last import of a kind is `undoable`, once. */
export const importMade = z
  .object({
    id: randomId,
    kind: directoryKind,
    operator: z.string(),
    created_at: instant,
    undoes: z.boolean(),
    added: z.int(),
    changed: z.int(),
    /** Of one that was taken back: what was changed since stays. */
    left: z.int(),
    undoable: z.boolean(),
  })
  .meta({ id: 'ImportMade' })
export type ImportMade = z.infer<typeof importMade>

/** Newest first; `next` is null on the last page. */
export const importsPage = z.object({ imports: z.array(importMade).max(STAFF_PAGE_SIZE), next: z.string().nullable() }).meta({ id: 'ImportsPage' })
export type ImportsPage = z.infer<typeof importsPage>

export const importUndone = z.object({ restored: z.int(), removed: z.int(), left: z.int() }).meta({ id: 'ImportUndone' })
export type ImportUndone = z.infer<typeof importUndone>

export const exportPath = z.object({ kind: directoryKind })
export { TOLD_CHARACTERS, FAULTS_TOLD, MOST_COLUMNS }
