import type { Db } from '../platform/database/database.ts'
import type { DeskRow } from './desk-records.ts'
import type { RecordName } from './record-key.ts'
import { readList } from './records.ts'
import type { RecordPhoto } from '#contract/directory-desk.ts'
import { joinedPhones } from '#contract/merged-record.ts'
import { photoColumns, photoOf } from './record-photos.ts'

/** What an operator puts right in a record; what is absent stays. '' empties a website and the day of the check. */
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
  /** Null for none any more. */
  photo?: RecordPhoto | null | undefined
}

/** Columns that say where a record stands, besides what it says. */
interface RecordNow {
  status?: string
  updated_at?: string
  suggested_because?: null
}

/** Writes into one record what is put right and where it then stands, if it stands as it is expected to; answers whether it did. */
export async function changeRow(
  tx: Db,
  name: RecordName,
  expected: Omit<RecordNow, 'suggested_because'>,
  changes: RecordChanges,
  becomes: RecordNow,
): Promise<boolean> {
  const { place, website, species, phone_numbers, verified_on, photo, ...words } = changes
  const shown = photo === undefined ? {} : photoColumns(photo)
  const shared = {
    ...words,
    ...shown,
    ...becomes,
    phone_numbers: phone_numbers && JSON.stringify(phone_numbers),
    verified_on: verified_on === '' ? null : verified_on,
  }
  const standing = { id: name.id, ...expected }
  // What is undefined stays as it is.
  const change =
    name.kind === 'shelter'
      ? tx
          .updateTable('shelters')
          .set({ ...shared, location: place, website: website === '' ? null : website })
          .where((row) => row.and(standing))
      : tx
          .updateTable('trainers')
          .set({ ...shared, city: place, pets_can_train: species && JSON.stringify(species) })
          .where((row) => row.and(standing))
  return (await change.executeTakeFirstOrThrow()).numUpdatedRows > 0n
}

/** What a record says to everybody: all that its line in the record of actions may hold. */
export function publicFields({ name, place, phone_numbers, website, species, description, verified_on, status, ...photo }: DeskRow) {
  const lists = { phone_numbers: readList(phone_numbers), species: readList(species) }
  return { name, place, website, description, verified_on, status, photo: photoOf(photo), ...lists }
}

/** What a record gains from another: telephone numbers it lacks, and whatever it has none of. */
export function union(record: DeskRow, other: DeskRow): RecordChanges {
  const species = readList(record.species)
  return {
    phone_numbers: joinedPhones(readList(record.phone_numbers), readList(other.phone_numbers)),
    website: record.website ?? other.website ?? undefined,
    species: species.length > 0 ? undefined : readList(other.species),
    description: record.description === '' ? other.description : undefined,
  }
}
