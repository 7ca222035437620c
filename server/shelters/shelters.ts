import type { ShelterRecord } from '#content/directories/directories.ts'
import { isApproved } from '#contract/approval.ts'
import type { Shelter } from '#contract/shelters.ts'
import type { DirectoryEntry } from '../directory/directory-index.ts'
import { mergedInto } from '../directory/merged-into.ts'
import { directoryRevision, mayFill, inOrder, sharedFields } from '../directory/records.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'

const COLUMNS = [
  'id',
  'name',
  'location',
  'description',
  'phone_numbers',
  'website',
  'photo_type',
  'photo_url',
  'photo_alt',
  'created_at',
  'verified_on',
  'is_example',
  'status',
] as const

/** What the directory index reads of the shelters. */
export function sheltersSource(db: Db) {
  return { revision: () => directoryRevision(db, 'shelters'), entries: () => shelterEntries(db) }
}

/** Approved shelters by id, in the order of `ids`, as lists carry them: with the small preview of their photo. */
export async function sheltersById(db: Db, ids: readonly number[]): Promise<Shelter[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('shelters')
    .select([...COLUMNS, 'photo_preview as photo_data'])
    .where('id', 'in', ids)
    .execute()
  return inOrder(ids, rows.filter(isApproved)).map(toShelter)
}

/** One of them; of one that was merged into another that other. @throws Refusal shelter.not_found, also while it waits for approval */
export async function readShelter(db: Db, id: number): Promise<Shelter> {
  const row = await db
    .selectFrom('shelters')
    .select([...COLUMNS, 'photo_data'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row && isApproved(row)) return toShelter(row)
  const other = row?.status === 'hidden' ? await mergedInto(db, { kind: 'shelter', id }) : null
  if (other === null) throw new Refusal('shelter.not_found')
  return readShelter(db, other)
}

/** Puts the examples into an empty table; a site that has shelters keeps its own. */
export async function fillShelters(db: Db, examples: readonly ShelterRecord[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (examples.length > 0 && (await mayFill(tx, 'shelters'))) await tx.insertInto('shelters').values(examples.map(exampleRow)).execute()
  })
}

async function shelterEntries(db: Db): Promise<DirectoryEntry[]> {
  const rows = await db.selectFrom('shelters').select(['id', 'name', 'location', 'is_example', 'status']).where('status', '!=', 'pending').execute()
  return rows.filter(isApproved).map(({ id, name, location, is_example }) => ({ id, name, place: location, species: [], is_example: is_example === 1 }))
}

/** A row as it is read: its photo is the preview or the photo itself. */
type ShelterRow = Omit<Shelter, 'phone_numbers' | 'is_example' | 'is_approved'> & { phone_numbers: string; is_example: number; status: string }

function toShelter({ status: _, ...row }: ShelterRow): Shelter {
  return { ...row, ...sharedFields(row) }
}

function exampleRow({ id: _, is_example, ...shelter }: ShelterRecord) {
  return {
    ...shelter,
    phone_numbers: '[]',
    is_example: is_example ? 1 : 0,
    status: 'approved',
    updated_at: shelter.created_at,
  }
}
