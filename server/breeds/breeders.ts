import { isBreederOf } from '#content/breeds/breeder-match.ts'
import { dogMatcher } from '#content/breeds/dog-match.ts'
import type { Breed, DogBreed } from '#contract/breeds.ts'
import { WHOLE_LIST_RECORDS } from '#contract/limits.ts'
import { foldForSearch } from '#contract/search.ts'
import type { Trainer } from '#contract/trainers.ts'
import type { Db } from '../platform/database/database.ts'
import { trainersById, trainersSource } from '../trainers/trainers.ts'

/** The trainers who breed one breed of cats (S-322 to S-324), examples after real records; as many as a plain list holds. */
export function breedersOf(db: Db, breed: Breed, catalogue: readonly Breed[]): Promise<Trainer[]> {
  const names = catalogue.flatMap(({ name, name_en }) => [name, name_en])
  const mentions = mayMention(breed)
  return trainersWho(db, (species) => mentions(species) && isBreederOf(breed, [...species], names))
}

/** The trainers and breeders who name one breed of dogs, in the same order and number. */
export function helpersOf(db: Db, dog: DogBreed): Promise<Trainer[]> {
  return trainersWho(db, dogMatcher(dog))
}

async function trainersWho(db: Db, fit: (species: readonly string[]) => boolean): Promise<Trainer[]> {
  const entries = await trainersSource(db).entries()
  const found = entries.filter(({ species }) => fit(species))
  const sorted = found.toSorted((one, other) => Number(one.is_example) - Number(other.is_example) || one.name.localeCompare(other.name, 'ro'))
  return trainersById(
    db,
    sorted.slice(0, WHOLE_LIST_RECORDS).map(({ id }) => id),
  )
}

/** A coarse first look that lets through every breeder and few others (isBreederOf decides): weighing all names of the catalogue 50,000 times takes seconds. */
function mayMention({ ems, name, name_en }: Breed): (items: readonly string[]) => boolean {
  const mentioned = [ems, ...name.split(/[()]/), ...name_en.split(/[()]/)].map(folded).filter(Boolean)
  return (items) => {
    const text = folded(items.join(', '))
    return mentioned.some((part) => text.includes(part))
  }
}

function folded(text: string): string {
  return foldForSearch(text).replaceAll(/\s+/g, ' ').trim()
}
