import { z } from 'zod'

/** Both ends included; a guide from general knowledge, not measured by us (content/breeds/SOURCES.md). */
const range = z.object({ from: z.number(), to: z.number() })

/** What cats and dogs of the catalogue have in common, in both languages. */
const common = {
  name: z.string(),
  name_en: z.string(),
  /** A short phrase that goes with the word „păr”, unless it says 'fără păr'. */
  coat: z.string(),
  coat_en: z.string(),
  description: z.string(),
  description_en: z.string(),
}

/** A cat breed (S-305 to S-309), with both languages. The picture is found by the EMS code. */
export const breed = z
  .object({
    /** The three letters of FIFe's code. */
    ems: z.string(),
    ...common,
    /** FIFe's groups 1 to 4; '-' for the two house cats. */
    category: z.enum(['1', '2', '3', '4', '-']),
    /** Usual weight of an adult, in kilograms. */
    weight_kg: range.nullable(),
    /** Usual length of life, in years. */
    life_years: range.nullable(),
  })
  .meta({ id: 'Breed' })
export type Breed = z.infer<typeof breed>

/** By the usual weight of an adult: up to 5, 10, 25, 45 kg, and more. */
export const dogSizes = ['toy', 'small', 'medium', 'large', 'giant'] as const
export type DogSize = (typeof dogSizes)[number]

/** A dog of the catalogue. The picture is found by the slug. */
export const dogBreed = z
  .object({
    /** Names the breed in addresses: small letters and hyphens, four or more. */
    slug: z.string(),
    ...common,
    /** Other names and common spellings of this breed alone. */
    aliases: z.array(z.string()),
    /** The FCI's groups 1 to 10. */
    fci_group: z.int(),
    /** Number of the FCI's standard. */
    fci_number: z.int(),
    sizes: z.array(z.enum(dogSizes)),
    /** Usual height of an adult at the withers, in centimetres. */
    height_cm: range,
    /** Usual weight of an adult, in kilograms. */
    weight_kg: range,
    /** Usual length of life, in years. */
    life_years: range,
    /** The category of Emergency Ordinance 55/2002 on dangerous dogs that names the breed; null when none does. */
    dangerous_category: z.literal('II').nullable(),
    /** What the breed is prone to. */
    risks: z.array(z.string()),
    risks_en: z.array(z.string()),
  })
  .meta({ id: 'DogBreed' })
export type DogBreed = z.infer<typeof dogBreed>
