import { z } from 'zod'
import { dogSizes } from '#contract/breeds.ts'
import { rangeOf, readCatalogue, text } from './catalogue-file.ts'

const dogBreed = z.strictObject({
  /** Names the breed in addresses and its picture; never three letters, as the EMS codes of cats are. */
  slug: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*$/)
    .min(4),
  name: text,
  name_en: text,
  /** Other names and common spellings of this breed alone, for searching and for those who work with it; never shown. */
  aliases: z.array(text),
  /** The FCI's groups. */
  fci_group: z.int().min(1).max(10),
  /** Number of the FCI's standard. */
  fci_number: z.int().positive().max(999),
  /** Sizes by the usual weight of an adult (SOURCES.md); several where the breed has several. */
  sizes: z.array(z.enum(dogSizes)).min(1),
  /** Usual height at the withers, in centimetres: a guide (SOURCES.md). */
  height_cm: rangeOf(z.number(), 110),
  /** Usual weight of an adult, female or male, in kilograms: a guide (SOURCES.md). */
  weight_kg: rangeOf(z.number(), 100),
  /** Usual length of life, in whole years: a guide (SOURCES.md). */
  life_years: rangeOf(z.int(), 20),
  /** Category of Emergency Ordinance 55/2002 that names the breed (content/articles/062-caini-periculosi-oug-55-2002.md); null when none does. */
  dangerous_category: z.literal('II').nullable(),
  /** Goes with the word „păr”: length or kind first. */
  coat: text,
  coat_en: text,
  description: text,
  description_en: text,
  /** What the breed is prone to, each a short phrase; the same ones, in the same order, in both languages. */
  risks: z.array(text).min(1).max(6),
  risks_en: z.array(text).min(1).max(6),
})

/** One dog of the catalogue; its picture is found by the slug. */
export interface DogBreedRecord extends z.infer<typeof dogBreed> {}

const DOGS = new URL('./dogs.json', import.meta.url)

/**
 * Reads the dogs in their own order: the Romanian breeds first, then by FCI group.
 *
 * @throws Error when an entry is not right or a slug appears twice
 */
export function readDogBreeds(file: URL = DOGS): DogBreedRecord[] {
  return readCatalogue(file, dogBreed, ({ slug }) => slug, 'slug')
}
