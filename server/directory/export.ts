import type { DirectoryKind } from '#contract/directory.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import type { Db } from '../platform/database/database.ts'
import { directoryCsv } from './directory-csv.ts'
import { directoryRows } from './directory-rows.ts'

/** Every record of a directory but the examples, as the lines of a CSV file; that somebody took it is kept. */
export async function exportDirectory(db: Db, by: Actor, kind: DirectoryKind): Promise<Iterable<string>> {
  const rows = await directoryRows(db, kind)
  await noteExport(db, by, kind, rows.length)
  return directoryCsv(kind, rows)
}

/** Keeps that the records were exported, in the transaction that does it. */
export function noteExport(tx: Db, by: Actor, kind: DirectoryKind, records: number): Promise<void> {
  return recordAction(tx, by, 'directories.export', { details: { kind, records } }, new Date())
}
