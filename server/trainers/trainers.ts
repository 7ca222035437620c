import type { TrainerRecord } from '#content/directories/directories.ts'
import { isApproved } from '#contract/approval.ts'
import type { Trainer } from '#contract/trainers.ts'
import type { DirectoryEntry } from '../directory/directory-index.ts'
import { mergedInto } from '../directory/merged-into.ts'
import { directoryRevision, mayFill, inOrder, listReader, readList, sharedFields } from '../directory/records.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'

const COLUMNS = [
  'id',
  'name',
  'city',
  'pets_can_train',
  'description',
  'phone_numbers',
  'photo_type',
  'photo_url',
  'photo_alt',
  'created_at',
  'verified_on',
  'is_example',
  'status',
] as const

/** What the directory index reads of the trainers. */
export function trainersSource(db: Db) {
  return { revision: () => directoryRevision(db, 'trainers'), entries: () => trainerEntries(db) }
}

/** Approved trainers by id, in the order of `ids`, as lists carry them: with the small preview of their photo. */
export async function trainersById(db: Db, ids: readonly number[]): Promise<Trainer[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('trainers')
    .select([...COLUMNS, 'photo_preview as photo_data'])
    .where('id', 'in', ids)
    .execute()
  return inOrder(ids, rows.filter(isApproved)).map(toTrainer)
}

/** One of them; of one that was merged into another that other. @throws Refusal trainer.not_found, also while it waits for approval */
export async function readTrainer(db: Db, id: number): Promise<Trainer> {
  const row = await db
    .selectFrom('trainers')
    .select([...COLUMNS, 'photo_data'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row && isApproved(row)) return toTrainer(row)
  const other = row?.status === 'hidden' ? await mergedInto(db, { kind: 'trainer', id }) : null
  if (other === null) throw new Refusal('trainer.not_found')
  return readTrainer(db, other)
}

/** Puts the examples into an empty table; a site that has trainers keeps its own. */
export async function fillTrainers(db: Db, examples: readonly TrainerRecord[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (examples.length > 0 && (await mayFill(tx, 'trainers'))) await tx.insertInto('trainers').values(examples.map(exampleRow)).execute()
  })
}

async function trainerEntries(db: Db): Promise<DirectoryEntry[]> {
  const rows = await db
    .selectFrom('trainers')
    .select(['id', 'name', 'city', 'pets_can_train', 'is_example', 'status'])
    .where('status', '!=', 'pending')
    .execute()
  const readSpecies = listReader()
  return rows
    .filter(isApproved)
    .map(({ id, name, city, pets_can_train, is_example }) => ({ id, name, place: city, species: readSpecies(pets_can_train), is_example: is_example === 1 }))
}

/** A row as it is read: its photo is the preview or the photo itself. */
type TrainerRow = Omit<Trainer, 'pets_can_train' | 'phone_numbers' | 'is_example' | 'is_approved'> & {
  pets_can_train: string
  phone_numbers: string
  is_example: number
  status: string
}

function toTrainer({ status: _, ...row }: TrainerRow): Trainer {
  return { ...row, ...sharedFields(row), pets_can_train: readList(row.pets_can_train) }
}

function exampleRow({ id: _, is_example, pets_can_train, ...trainer }: TrainerRecord) {
  return {
    ...trainer,
    pets_can_train: JSON.stringify(pets_can_train),
    phone_numbers: '[]',
    is_example: is_example ? 1 : 0,
    status: 'approved',
    updated_at: trainer.created_at,
  }
}
