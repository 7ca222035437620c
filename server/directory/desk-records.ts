import { sql } from 'kysely'
import { isApproved } from '#contract/approval.ts'
import type { DeskRecord } from '#contract/directory-desk.ts'
import type { DirectoryKind } from '#contract/directory.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import type { RecordName } from './record-key.ts'
import { photoOf } from './record-photos.ts'
import { readList } from './records.ts'

const SHARED = [
  'id',
  'name',
  'description',
  'phone_numbers',
  'website',
  'verified_on',
  'photo_url',
  'photo_alt',
  'is_example',
  'status',
  'suggested_because',
  'created_at',
  'updated_at',
] as const

/** Both directories as one relation, under the names operators use; examples too. Whoever wants one of them asks deskRowsOf: through this one SQLite reads both from their beginning. */
export function deskRows(db: Db) {
  return db.selectFrom(shelters(db).unionAll(trainers(db)).as('records'))
}

/** One directory, likewise. */
export function deskRowsOf(db: Db, kind: DirectoryKind) {
  return db.selectFrom((kind === 'shelter' ? shelters(db) : trainers(db)).as('records'))
}

function shelters(db: Db) {
  return db
    .selectFrom('shelters')
    .select(SHARED)
    .select([sql<DirectoryKind>`'shelter'`.as('kind'), 'location as place', sql<string>`'[]'`.as('species')])
}

function trainers(db: Db) {
  return db
    .selectFrom('trainers')
    .select(SHARED)
    .select([sql<DirectoryKind>`'trainer'`.as('kind'), 'city as place', 'pets_can_train as species'])
}

export interface DeskRow {
  kind: DirectoryKind
  id: number
  name: string
  place: string
  description: string
  phone_numbers: string
  website: string | null
  species: string
  verified_on: string | null
  photo_url: string | null
  photo_alt: string | null
  is_example: number
  status: string
  suggested_because: string | null
  created_at: string
  updated_at: string
}

/** A row as operators are shown it; why somebody proposed it is told apart. */
export function deskRecordOf({ updated_at, suggested_because: _, phone_numbers, species, status, photo_url, photo_alt, ...row }: DeskRow): DeskRecord {
  const shown = status === 'pending' ? 'pending' : isApproved({ status }) ? 'approved' : 'hidden'
  return {
    ...row,
    is_example: row.is_example === 1,
    status: shown,
    version: updated_at,
    phone_numbers: readList(phone_numbers),
    species: readList(species),
    photo: photoOf({ photo_url, photo_alt }),
  }
}

/** @throws Refusal shelter.not_found, trainer.not_found */
export async function deskRow(db: Db, { kind, id }: RecordName): Promise<DeskRow> {
  const row = await deskRowsOf(db, kind).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal(`${kind}.not_found`)
  return row
}

/**
 * Why a change that expected another version has changed nothing. Without an expected one there is nothing to be older than.
 *
 * @throws Refusal operator.stale with the record as it is now; shelter.not_found, trainer.not_found
 */
export async function refuseStale(tx: Db, name: RecordName, expected: string | undefined): Promise<never> {
  const row = await deskRow(tx, name)
  if (expected === undefined) throw new Refusal(`${name.kind}.not_found`)
  throw new Refusal('operator.stale', { present: deskRecordOf(row) })
}

/** The version after a change: later than the one before, even within a millisecond. */
export function nextVersion(now: Date, before = ''): string {
  const at = now.toISOString()
  return at > before ? at : new Date(Date.parse(before) + 1).toISOString()
}
