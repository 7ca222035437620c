import type { DirectoryKind } from '#contract/directory.ts'
import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { record } from './audit.ts'
import { faultList, type FileRecord } from './directory-csv.ts'
import { directoryRows, setHidden, writeDirectoryRows, type DirectoryRow, type KnownRow } from './directory-rows.ts'

/** What an import does, or would do. */
export interface ImportSum {
  added: number
  changed: number
  same: number
}

type Change = { id: number | null; row: DirectoryRow }

/**
 * Brings the records of a file into a directory. A record is known by its id, or without one by its name and place, so
 * the same file twice changes nothing the second time. Records the file does not have stay as they are.
 *
 * @param dryRun only says what would be done
 * @throws Error naming ids nobody knows; then nothing is written
 */
export async function importDirectory(db: Db, kind: DirectoryKind, records: readonly FileRecord[], dryRun: boolean, now = new Date()): Promise<ImportSum> {
  const { changes, sum } = compare(await directoryRows(db, kind), records)
  if (dryRun) return sum
  await writeDirectoryRows(db, kind, changes, now)
  await record(db, 'directories.import', null, { kind, ...sum }, now)
  return sum
}

function compare(known: readonly KnownRow[], records: readonly FileRecord[]): { changes: Change[]; sum: ImportSum } {
  const byId = new Map(known.map((row) => [row.id, row]))
  const byName = new Map(known.map((row) => [nameAndPlace(row), row]))
  const changes: Change[] = []
  const faults: string[] = []
  const sum = { added: 0, changed: 0, same: 0 }
  const seen = new Map<string, number>()
  for (const { line, id, row } of records) {
    const before = id === null ? byName.get(nameAndPlace(row)) : byId.get(id)
    const first = id === null ? seen.get(nameAndPlace(row)) : undefined
    if (id !== null && !before) faults.push(`line ${line}: there is no record ${id}`)
    else if (first !== undefined) faults.push(`line ${line}: the same name and place as in line ${first}`)
    else if (before && isSame(before, row)) sum.same += 1
    else {
      changes.push({ id: before?.id ?? null, row })
      sum[before ? 'changed' : 'added'] += 1
    }
    if (id === null) seen.set(nameAndPlace(row), line)
  }
  if (faults.length > 0) throw new Error(`nothing is imported:\n${faultList(faults)}`)
  return { changes, sum }
}

function nameAndPlace({ name, place }: Pick<DirectoryRow, 'name' | 'place'>): string {
  return JSON.stringify([name, place])
}

function isSame({ id: _, ...before }: KnownRow, after: DirectoryRow): boolean {
  const [one, other] = [before, after].map((row) => JSON.stringify(Object.entries(row).toSorted(([left], [right]) => (left < right ? -1 : 1))))
  return one === other
}

/** Takes an approved record out of the directory, or puts a hidden one back. @throws Refusal shelter.not_found, trainer.not_found */
export function hideRecord(db: Db, kind: DirectoryKind, id: number, hidden: boolean, reason: string, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await setHidden(tx, kind, id, hidden, now))) throw new Refusal(`${kind}.not_found`)
    await record(tx, hidden ? 'directories.hide' : 'directories.show', null, { kind, id, reason }, now)
  })
}
