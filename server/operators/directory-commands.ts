import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { decodeCsv } from '../platform/csv.ts'
import type { Area } from './area.ts'
import { record } from './audit.ts'
import { hideRecord, importDirectory } from './directories.ts'
import { directoryCsv, MOST_RECORDS, readDirectoryCsv } from './directory-csv.ts'
import { directoryRows } from './directory-rows.ts'
import { writePrivately } from './private-file.ts'
import { directoryKind, number, reason, text } from './values.ts'

const FILE_BYTES = 64 * 1024 * 1024

const which = z.object({ kind: directoryKind })
const one = which.extend({ id: number })
const inFile = which.extend({ file: text })

/** Shelters and trainers; a breeder is a trainer whose species are breeds. */
export const directoryArea: Area = {
  name: 'directories',
  help: `  export      --kind shelter|trainer --file F.csv   (every record but the examples; breeders are trainers)
  import      --kind shelter|trainer --file F.csv [--dry-run]
              (with an id: changes that record; without: adds one, unless name and place are known; what the file
              does not have stays; at most ${MOST_RECORDS} records; with --dry-run only says what would be done)
  hide        --kind shelter|trainer --id N --reason T
  show        --kind shelter|trainer --id N --reason T`,
  options: ['kind', 'file', 'id', 'reason'],
  flags: ['dry-run'],
  commands: {
    export: async ({ db }, values) => {
      const { kind, file } = inFile.parse(values)
      const rows = await directoryRows(db, kind)
      await writePrivately(file, directoryCsv(kind, rows))
      await record(db, 'directories.export', null, { kind, records: rows.length }, new Date())
      return `${rows.length} records are in ${file}`
    },
    import: async ({ db }, values) => {
      const { kind, file } = inFile.parse(values)
      if ((await stat(file)).size > FILE_BYTES) throw new Error(`the file is larger than ${FILE_BYTES / 1024 / 1024} MB: split it`)
      const records = readDirectoryCsv(kind, decodeCsv(await readFile(file)))
      const dryRun = values['dry-run'] !== undefined
      const { added, changed, same } = await importDirectory(db, kind, records, dryRun)
      return `${dryRun ? 'it would be: ' : ''}${added} added, ${changed} changed, ${same} as they were`
    },
    hide: async ({ db }, values) => {
      const { kind, id } = one.parse(values)
      await hideRecord(db, kind, id, true, reason.parse(values).reason)
      return `${kind} ${id} is hidden`
    },
    show: async ({ db }, values) => {
      const { kind, id } = one.parse(values)
      await hideRecord(db, kind, id, false, reason.parse(values).reason)
      return `${kind} ${id} is shown`
    },
  },
}
