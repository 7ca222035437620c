import { isBreederOf } from '#content/breeds/breeder-match.ts'
import type { Breed } from '#contract/breeds.ts'
import { WHOLE_LIST_RECORDS } from '#contract/limits.ts'
import type { Trainer } from '#contract/trainers.ts'
import type { Db } from '../platform/database.ts'
import { trainersById, trainersSource } from '../trainers/trainers.ts'

/** The trainers who breed one breed (spec §5, Breeder match), examples after real records; as many as a plain list holds. */
export async function breedersOf(db: Db, breed: Breed, catalogue: readonly Breed[]): Promise<Trainer[]> {
  const names = catalogue.flatMap(({ name, name_en }) => [name, name_en])
  const entries = await trainersSource(db).entries()
  const found = entries.filter(({ species }) => isBreederOf(breed, [...species], names))
  const sorted = found.toSorted((one, other) => Number(one.is_example) - Number(other.is_example) || one.name.localeCompare(other.name, 'ro'))
  return trainersById(db, sorted.slice(0, WHOLE_LIST_RECORDS).map(({ id }) => id))
}
