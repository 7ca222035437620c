import { isBreederOf } from '#content/breeds/breeder-match.ts'
import type { Breed } from '#contract/breeds.ts'
import { WHOLE_LIST_RECORDS } from '#contract/limits.ts'
import { fold } from '#contract/search.ts'
import type { Trainer } from '#contract/trainers.ts'
import type { Db } from '../platform/database.ts'
import { trainersById, trainersSource } from '../trainers/trainers.ts'

/** The trainers who breed one breed (spec §5, Breeder match), examples after real records; as many as a plain list holds. */
export async function breedersOf(db: Db, breed: Breed, catalogue: readonly Breed[]): Promise<Trainer[]> {
  const names = catalogue.flatMap(({ name, name_en }) => [name, name_en])
  const entries = await trainersSource(db).entries()
  const mentions = mentionOf(breed)
  const found = entries.filter(({ species }) => mentions(species) && isBreederOf(breed, [...species], names))
  const sorted = found.toSorted((one, other) => Number(one.is_example) - Number(other.is_example) || one.name.localeCompare(other.name, 'ro'))
  return trainersById(
    db,
    sorted.slice(0, WHOLE_LIST_RECORDS).map(({ id }) => id),
  )
}

/** A first look that lets through every breeder and few others: weighing all names of the catalogue 50,000 times takes seconds. */
function mentionOf({ ems, name, name_en }: Breed): (items: readonly string[]) => boolean {
  const mentioned = [ems, ...name.split(/[()]/), ...name_en.split(/[()]/)].map(folded).filter(Boolean)
  return (items) => {
    const text = folded(items.join(', '))
    return mentioned.some((part) => text.includes(part))
  }
}

function folded(text: string): string {
  return fold(text).replaceAll(/\s+/g, ' ').trim()
}
