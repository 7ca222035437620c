import type { Breed, DogBreed } from '#contract/breeds.ts'
import { finder, foldForSearch } from '#contract/search.ts'
import type { Language } from '#texts/language.ts'

/** A cat in the reader's language: half of what the catalogue holds, so half of the page. */
export interface ShownCat extends Pick<Breed, 'ems' | 'name' | 'name_en' | 'category' | 'weight_kg' | 'life_years' | 'coat'> {
  text: string
  /** Address of the drawing; null when there is none. */
  picture: string | null
}

/** A dog in the reader's language. */
export interface ShownDog extends Omit<DogBreed, 'description' | 'description_en' | 'coat_en' | 'risks_en'> {
  text: string
  /** Address of the drawing; null when there is none. */
  picture: string | null
}

export type ShownBreed = ShownCat | ShownDog

/** What names a breed in addresses and its picture: the EMS code of a cat, the slug of a dog. */
export function codeOf(breed: ShownBreed): string {
  return 'ems' in breed ? breed.ems : breed.slug
}

/** By name or EMS code, whatever the case (S-301, S-302); both names count, and a dog's other ones; diacritics do not. */
export function findBreeds<Shown extends ShownBreed>(breeds: readonly Shown[], search: string): Shown[] {
  const holds = finder(search.trim())
  return breeds.filter((breed) => holds(foldForSearch([breed.name, breed.name_en, ...('ems' in breed ? [breed.ems] : breed.aliases)].join(' '))))
}

/** The name in the reader's language, and the other one where it differs. */
export function namesOf({ name, name_en }: ShownBreed, language: Language): { shown: string; other: string | null } {
  const [shown, other] = language === 'en' ? [name_en, name] : [name, name_en]
  return { shown, other: other === shown ? null : other }
}
