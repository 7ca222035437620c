import type { DirectoryReport, DirectorySuggestion } from '#contract/directory.ts'
import type { Db } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import { readShelter } from '../shelters/shelters.ts'
import { readTrainer } from '../trainers/trainers.ts'

/** Keeps a suggestion as a pending record: nobody sees it until an operator approves it (design.md §10). */
export async function suggestRecord(db: Db, suggestion: DirectorySuggestion, now = new Date()): Promise<void> {
  const { kind, name, place, phone, website, why } = suggestion
  const at = now.toISOString()
  const record = {
    name: name.trim(),
    description: '',
    phone_numbers: JSON.stringify(phone === '' ? [] : [phone]),
    website: website === '' ? null : website,
    is_example: 0,
    status: 'pending',
    suggested_because: why === '' ? null : why,
    created_at: at,
    updated_at: at,
  }
  if (kind === 'shelter')
    await db
      .insertInto('shelters')
      .values({ ...record, location: place.trim() })
      .execute()
  else
    await db
      .insertInto('trainers')
      .values({ ...record, city: place.trim(), pets_can_train: '[]' })
      .execute()
}

/**
 * Keeps what a visitor says is wrong with a record.
 *
 * @throws Refusal shelter.not_found, trainer.not_found
 */
export async function reportRecord(db: Db, { kind, id, what }: DirectoryReport, now = new Date()): Promise<void> {
  await (kind === 'shelter' ? readShelter(db, id) : readTrainer(db, id))
  await db.insertInto('directory_reports').values({ id: newId(), kind, record_id: id, what, created_at: now.toISOString() }).execute()
}
