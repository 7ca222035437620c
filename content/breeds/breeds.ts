import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** FIFe's four groups; '-' is for the two house cats, which belong to none (spec §3). */
export const breedCategories = ['1', '2', '3', '4', '-'] as const

const text = z.string().trim().min(1)

const breed = z.strictObject({
  /** The three letters of the EMS code. */
  ems: z.string().regex(/^[A-Z]{3}$/),
  name: text,
  name_en: text,
  category: z.enum(breedCategories),
  description: text,
  description_en: text,
})

/** One entry of the catalogue; its picture is found by the EMS code. */
export interface Breed extends z.infer<typeof breed> {}

const BREEDS = new URL('./breeds.json', import.meta.url)

/**
 * Reads the catalogue in its own order: by category, the house cats last.
 *
 * @throws Error when an entry is not right or an EMS code appears twice
 */
export function readBreeds(file: URL = BREEDS): Breed[] {
  const breeds = z.array(breed).parse(JSON.parse(readFileSync(file, 'utf8')))
  const twice = breeds.find(({ ems }, place) => breeds.findIndex((other) => other.ems === ems) < place)
  if (twice) throw new Error(`The EMS code ${twice.ems} appears twice in ${file.pathname}`)
  return breeds
}
