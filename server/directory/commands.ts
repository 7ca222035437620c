import { readFile, stat } from 'node:fs/promises'
import { writeRecorded } from '../operators/audit.ts'
import { command, type Noun } from '../operators/command.ts'
import { called, directoryKind, flag, number, reason, sure, text } from '../operators/options.ts'
import { writePrivately } from '../operators/private-file.ts'
import { decodeCsv } from '../platform/files/csv.ts'
import { directoryCsv, MOST_RECORDS, readDirectoryCsv } from './directory-csv.ts'
import { directoryRows } from './directory-rows.ts'
import { eraseRecord } from './erase-record.ts'
import { noteExport } from './export.ts'
import { hideRecord } from './hide-record.ts'
import { importDirectory, undoImport } from './import.ts'
import { mergeRecords } from './merge-records.ts'
import { mergedFieldList } from './record-fields.ts'

const FILE_BYTES = 64 * 1024 * 1024

const kind = { kind: directoryKind }
const inFile = { ...kind, file: called('F.csv', text) }
const one = { ...kind, id: number, reason }

/** Shelters and trainers; a breeder is a trainer whose species are breeds. */
export const directoryCommands: Noun = {
  name: 'directories',
  commands: [
    command(
      'export',
      inFile,
      async ({ db, by }, given) => {
        const rows = await directoryRows(db, given.kind)
        await writeRecorded(
          db,
          given.file,
          (part) => writePrivately(part, directoryCsv(given.kind, rows)),
          (tx) => noteExport(tx, by, given.kind, rows.length),
        )
        return `${rows.length} records are in ${given.file}`
      },
      'every record but the examples; breeders are trainers',
    ),
    command(
      'import',
      { ...inFile, 'dry-run': flag },
      async ({ db, by }, { 'dry-run': dryRun, ...given }) => {
        if ((await stat(given.file)).size > FILE_BYTES) throw new Error(`the file is larger than ${FILE_BYTES / 1024 / 1024} MB: split it`)
        const records = readDirectoryCsv(given.kind, decodeCsv(await readFile(given.file)))
        const { added, changed, same } = await importDirectory(db, by, given.kind, records, dryRun)
        return `${dryRun ? 'it would be: ' : ''}${added} added, ${changed} changed, ${same} as they were`
      },
      `with an id: changes that record; without: adds one, unless name and place are known; what the file does not have stays;
at most ${MOST_RECORDS} records; with --dry-run only says what would be done`,
    ),
    command(
      'undo-import',
      kind,
      async ({ db, by }, given) => {
        const { restored, removed, left } = await undoImport(db, by, given.kind)
        return `${restored} as before, ${removed} that were added are gone, ${left} changed since stay`
      },
      'the last import: its records are as before, those it added are gone; what was changed since stays',
    ),
    command('hide', one, async ({ db, by }, given) => {
      await hideRecord(db, by, { kind: given.kind, id: given.id }, true, given.reason)
      return `${given.kind} ${given.id} is hidden`
    }),
    command('show', one, async ({ db, by }, given) => {
      await hideRecord(db, by, { kind: given.kind, id: given.id }, false, given.reason)
      return `${given.kind} ${given.id} is shown`
    }),
    command(
      'merge',
      { ...kind, id: number, into: number, take: called("'A; B'", mergedFieldList.optional()) },
      async ({ db, by }, { take = [], ...given }) => {
        const fields = Object.fromEntries(take.map((field) => [field, 'other'] as const))
        await mergeRecords(db, by, { kind: given.kind, id: given.id }, { into: given.into, fields })
        return `${given.kind} ${given.id} is hidden: it is part of ${given.into} now`
      },
      `two listed records that are one: --into stays and gets the telephones, the species, and whatever else it lacks;
with --take it gets these fields of the other (name, place, phone_numbers, website, species, description, verified_on)`,
    ),
    command(
      'erase',
      { ...one, yes: sure },
      async ({ db, by }, given) => {
        await eraseRecord(db, by, { kind: given.kind, id: given.id }, given.reason)
        return `${given.kind} ${given.id} is gone, with its history`
      },
      'for good, when somebody asks for it; no words of the record stay, in the reason neither',
    ),
  ],
}
