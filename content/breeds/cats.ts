import { z } from 'zod'
import { rangeOf, readCatalogue, text } from './catalogue-file.ts'

/** FIFe's four groups; '-' is for the two house cats, which belong to none (S-309, S-314). */
export const breedCategories = ['1', '2', '3', '4', '-'] as const

const catBreed = z.strictObject({
  /** The three letters of the EMS code. */
  ems: z.string().regex(/^[A-Z]{3}$/),
  name: text,
  name_en: text,
  category: z.enum(breedCategories),
  /** Usual weight of an adult, female or male, in kilograms: general knowledge, a guide (SOURCES.md). Null when nobody tells. */
  weight_kg: rangeOf(z.number(), 15).nullable(),
  /** Usual length of life, in whole years: general knowledge, a guide (SOURCES.md). Null when nobody tells. */
  life_years: rangeOf(z.int(), 25).nullable(),
  /** Length first, then what marks it ('scurt, foarte dens'): it goes with the word „păr”, unless it says 'fără păr'. */
  coat: text,
  coat_en: text,
  description: text,
  description_en: text,
})

/** One cat of the catalogue; its picture is found by the EMS code. */
export interface CatBreedRecord extends z.infer<typeof catBreed> {}

const CATS = new URL('./cats.json', import.meta.url)

/**
 * Reads the cats in their own order: by category, the house cats last.
 *
 * @throws Error when an entry is not right or an EMS code appears twice
 */
export function readCatBreeds(file: URL = CATS): CatBreedRecord[] {
  return readCatalogue(file, catBreed, ({ ems }) => ems, 'EMS code')
}
