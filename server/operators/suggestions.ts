import type { DirectoryKind } from '#contract/directory.ts'
import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { record } from './audit.ts'

/** What an operator puts right while approving; what is absent stays. */
export interface RecordChanges {
  name?: string | undefined
  place?: string | undefined
  description?: string | undefined
  phone_numbers?: string[] | undefined
  /** Shelters alone. */
  website?: string | undefined
  /** Trainers alone: species, or breeds for a breeder. */
  species?: string[] | undefined
  /** The day somebody checked the record. */
  verified_on?: string | undefined
}

const SHOWN = ['id', 'name', 'phone_numbers', 'website', 'suggested_because', 'created_at'] as const

/** Every record somebody has suggested and nobody has decided about, oldest first. */
export async function pendingSuggestions(db: Db) {
  const shelters = await db
    .selectFrom('shelters')
    .select([...SHOWN, 'location as place'])
    .where('status', '=', 'pending')
    .execute()
  const trainers = await db
    .selectFrom('trainers')
    .select([...SHOWN, 'city as place'])
    .where('status', '=', 'pending')
    .execute()
  return [...shelters.map((row) => ({ kind: 'shelter', ...row })), ...trainers.map((row) => ({ kind: 'trainer', ...row }))].toSorted((one, other) =>
    one.created_at < other.created_at ? -1 : 1,
  )
}

/**
 * Publishes a suggested record, put right where it needs to be. Why somebody proposed it is forgotten.
 *
 * @throws Refusal shelter.not_found, trainer.not_found also for one that is not pending
 */
export function approveSuggestion(db: Db, kind: DirectoryKind, id: number, changes: RecordChanges, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const published = await (kind === 'shelter' ? publishShelter(tx, id, changes, now) : publishTrainer(tx, id, changes, now))
    if (!published) throw new Refusal(`${kind}.not_found`)
    const changed = Object.entries(changes).flatMap(([field, value]) => (value === undefined ? [] : field))
    await record(tx, 'suggestions.approve', null, { kind, id, changed: changed.join(' ') }, now)
  })
}

async function publishShelter(tx: Db, id: number, { place: location, website, species: _, ...changes }: RecordChanges, now: Date): Promise<boolean> {
  const shelter = tx.updateTable('shelters').set({ ...published(changes, now), location, website: website === '' ? null : website })
  return (await shelter.where('id', '=', id).where('status', '=', 'pending').executeTakeFirstOrThrow()).numUpdatedRows > 0n
}

async function publishTrainer(tx: Db, id: number, { place: city, website: _, species, ...changes }: RecordChanges, now: Date): Promise<boolean> {
  const trainer = tx.updateTable('trainers').set({ ...published(changes, now), city, pets_can_train: species && JSON.stringify(species) })
  return (await trainer.where('id', '=', id).where('status', '=', 'pending').executeTakeFirstOrThrow()).numUpdatedRows > 0n
}

/** What is undefined stays as it is. */
function published({ phone_numbers, ...words }: Omit<RecordChanges, 'place' | 'website' | 'species'>, now: Date) {
  const phones = phone_numbers && JSON.stringify(phone_numbers)
  return { ...words, phone_numbers: phones, status: 'approved', suggested_because: null, updated_at: now.toISOString() }
}

/** Takes a suggested record away for good. @throws Refusal shelter.not_found, trainer.not_found also for one that is not pending */
export function rejectSuggestion(db: Db, kind: DirectoryKind, id: number, reason: string, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom(kind === 'shelter' ? 'shelters' : 'trainers')
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new Refusal(`${kind}.not_found`)
    await record(tx, 'suggestions.reject', null, { kind, id, reason }, now)
  })
}
