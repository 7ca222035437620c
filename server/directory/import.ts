import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { DirectoryKind } from '#contract/directory.ts'
import { isApproved } from '#contract/approval.ts'
import { engineOf, type Db } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import { refuseFaults } from './directory-csv.ts'
import {
  directoryRows,
  forgetImport,
  undoRows,
  writeChanges,
  writeDirectoryRows,
  type Change,
  type DirectoryRow,
  type StandingRow,
  type Undone,
} from './directory-rows.ts'
import { mergedInto } from './merged-into.ts'
import type { FileFault, FileRecord, GivenRow } from './read-records.ts'

/** What an import does, or would do. */
export interface ImportSum {
  added: number
  changed: number
  same: number
}

/** A record of a file beside the one that is there; `before` is null for a new one. */
export interface Compared extends Change {
  line: number
  does: keyof ImportSum
}

/** What an import would do with each line. */
export interface ImportPlan {
  compared: Compared[]
  sum: ImportSum
  faults: FileFault[]
}

/**
 * Brings the records of a file into a directory. A record is known by its id, or without one by its name and place, also those of one that
 * was merged into it, so the same file twice changes nothing the second time. Records the file does not have stay as they are.
 *
 * @param dryRun only says what would be done
 * @throws Error naming ids nobody knows; then nothing is written
 */
export async function importDirectory(
  db: Db,
  by: Actor,
  kind: DirectoryKind,
  records: readonly FileRecord[],
  dryRun: boolean,
  now = new Date(),
): Promise<ImportSum> {
  const plan = await planImport(db, kind, records)
  const { sum } = plan
  refuseFaults(plan.faults)
  if (dryRun) return sum
  const action = newId()
  const done = { ...sum, added: 0, changed: 0 }
  const note = (tx: Db) => recordAction(tx, by, 'directories.import', { id: action, details: { kind, ...done } }, now)
  const changes = changesOf(plan)
  if (changes.length === 0) await note(db)
  await writeDirectoryRows(db, kind, changes, now, async (tx, written) => {
    for (const { before } of written) done[before ? 'changed' : 'added'] += 1
    await note(tx)
  })
  return sum
}

/**
 * The same in one transaction, if it would still do what whoever asks was shown.
 *
 * @param expected the `planKey` of what was shown
 * @throws Refusal operator.stale when it would do something else by now; then nothing is written
 */
export function importAsShown(db: Db, by: Actor, kind: DirectoryKind, records: readonly FileRecord[], expected: string, now = new Date()): Promise<ImportSum> {
  return db.transaction().execute(async (tx) => {
    await oneAtATime(tx, kind)
    const plan = await planImport(tx, kind, records)
    const changes = changesOf(plan)
    if (plan.faults.length > 0 || planKey(kind, plan) !== expected) throw new Refusal('operator.stale')
    if (changes.length > 0) await forgetImport(tx, kind)
    if (!(await writeChanges(tx, kind, changes, now))) throw new Refusal('operator.stale')
    await recordAction(tx, by, 'directories.import', { details: { kind, ...plan.sum } }, now)
    return plan.sum
  })
}

/** Two imports of the same file at once would add its records twice. A transaction of the embedded database holds the only write lock already. */
async function oneAtATime(tx: Db, kind: DirectoryKind): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${`directories.import ${kind}`}, 0))`.execute(tx)
}

/** Compares the records of a file with those that are there. */
export async function planImport(db: Db, kind: DirectoryKind, records: readonly FileRecord[]): Promise<ImportPlan> {
  const known = await directoryRows(db, kind)
  const byId = new Map(known.map((row) => [row.id, row]))
  // Of several with one name and place a listed one.
  const byName = new Map(known.toSorted((one, other) => Number(isApproved(one)) - Number(isApproved(other))).map((row) => [nameAndPlace(row), row]))
  const compared: Compared[] = []
  const faults: FileFault[] = []
  const seen = new Map<number | string, FileRecord>()
  for (const record of records) {
    const { line, id, row: given } = record
    const named = byName.get(nameAndPlace(given))
    const meant = id ?? (named && (await meantBy(db, kind, named, given)))
    const before = meant === undefined ? undefined : byId.get(meant)
    const about = before?.id ?? nameAndPlace(given)
    const first = seen.get(about)
    if (id !== null && !before) faults.push({ line, column: 'id', rule: 'id_unknown', about: id, message: `there is no record ${id}` })
    // An id that stands there twice is told of already (read-records.ts).
    else if (first && (id === null || first.id === null))
      faults.push({ line, column: 'name', rule: 'twice', about: first.line, message: `the same record as in line ${first.line}` })
    else {
      const row = whole(kind, before, given)
      compared.push({ line, row, before: before ?? null, does: before ? (isSame(before, row) ? 'same' : 'changed') : 'added' })
    }
    seen.set(about, first ?? record)
  }
  const of = (does: Compared['does']) => compared.filter((one) => one.does === does).length
  return { compared, sum: { added: of('added'), changed: of('changed'), same: of('same') }, faults }
}

/** The number of the record that a line without one is about: of one that was merged into another that other, unless the line is of a hidden one itself. */
async function meantBy(db: Db, kind: DirectoryKind, { id, status }: StandingRow, given: GivenRow): Promise<number> {
  return status === 'hidden' && given.status !== 'hidden' ? ((await mergedInto(db, { kind, id })) ?? id) : id
}

/** Names everything an import would do: another text when the file, or a record it is about, is another. */
export function planKey(kind: DirectoryKind, { compared }: ImportPlan): string {
  return hash('sha256', JSON.stringify([kind, compared]), 'base64url')
}

function changesOf({ compared }: ImportPlan): Compared[] {
  return compared.filter(({ does }) => does !== 'same')
}

const EMPTY = {
  shelter: { description: '', phone_numbers: '[]', verified_on: null, status: 'approved', website: null },
  trainer: { description: '', phone_numbers: '[]', verified_on: null, status: 'approved', species: '[]' },
} as const

/** What a record says after an import: what the file does not say stays, and a new one has nothing. */
function whole(kind: DirectoryKind, before: StandingRow | undefined, given: GivenRow): DirectoryRow {
  if (!before) return { ...EMPTY[kind], ...given }
  const { id: _, updated_at: __, ...words } = before
  return { ...words, ...given }
}

function nameAndPlace({ name, place }: Pick<DirectoryRow, 'name' | 'place'>): string {
  return JSON.stringify([name, place])
}

function isSame({ id: _, updated_at: __, ...before }: StandingRow, after: DirectoryRow): boolean {
  const [one, other] = [before, after].map((row) => JSON.stringify(Object.entries(row).toSorted(([left], [right]) => (left < right ? -1 : 1))))
  return one === other
}

/**
 * Takes the last import of a directory back; whatever was changed since stays.
 *
 * @throws Error when there is none
 */
export async function undoImport(db: Db, by: Actor, kind: DirectoryKind, now = new Date()): Promise<Undone> {
  if ((await lastImport(db, kind)) === null) throw new Error('there is no import to undo: only the last one of a kind can be, once')
  const action = newId()
  return undoRows(db, kind, now, (tx, undone) => recordAction(tx, by, 'directories.undo-import', { id: action, details: { kind, ...undone } }, now))
}

/** When the import was that can be taken back; null when there is none. */
export async function lastImport(db: Db, kind: DirectoryKind): Promise<string | null> {
  const last = await db.selectFrom('imported_records').select('imported_at').where('kind', '=', kind).limit(1).executeTakeFirst()
  return last?.imported_at ?? null
}
