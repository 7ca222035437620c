import type { Breed } from '#contract/breeds.ts'
import { finder, fold } from '#contract/search.ts'
import type { Language } from '#texts/language.ts'

/** A breed in the reader's language: half of what the catalogue holds, so half of the page. */
export interface ShownBreed extends Pick<Breed, 'ems' | 'name' | 'name_en' | 'category'> {
  text: string
}

export function inLanguage({ ems, name, name_en, category, description, description_en }: Breed, language: Language): ShownBreed {
  return { ems, name, name_en, category, text: language === 'en' ? description_en : description }
}

/** Spec §2 Cat breeds: by name or EMS code, whatever the case; both names count, diacritics do not. */
export function findBreeds(breeds: readonly ShownBreed[], search: string): ShownBreed[] {
  const holds = finder(search.trim())
  return breeds.filter(({ ems, name, name_en }) => holds(fold(`${name} ${name_en} ${ems}`)))
}

/** The name in the reader's language, and the other one where it differs. */
export function namesOf({ name, name_en }: ShownBreed, language: Language): { shown: string; other: string | null } {
  const [shown, other] = language === 'en' ? [name_en, name] : [name, name_en]
  return { shown, other: other === shown ? null : other }
}
