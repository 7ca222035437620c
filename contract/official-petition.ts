import { z } from 'zod'
import { randomId, storable, typedText } from './common.ts'
import {
  EMAIL_CHARACTERS,
  NAME_CHARACTERS,
  PETITION_ANIMALS,
  PETITION_DEEDS,
  PETITION_LINE_CHARACTERS,
  PETITION_SHORT_CHARACTERS,
  PETITION_TEXT_CHARACTERS,
  PETITION_WITNESSES,
  PHONE_CHARACTERS,
  PLACE_CHARACTERS,
} from './limits.ts'

/** ISO 3166-2:RO without the country: the 41 counties and Bucharest (B), by the alphabet of their names. */
// oxfmt-ignore
export const countyCode = z.enum([
  'AB', 'AR', 'AG', 'BC', 'BH', 'BN', 'BT', 'BV', 'BR', 'B', 'BZ', 'CS', 'CL', 'CJ', 'CT', 'CV', 'DB', 'DJ', 'GL', 'GR', 'GJ',
  'HR', 'HD', 'IL', 'IS', 'IF', 'MM', 'MH', 'MS', 'NT', 'OT', 'PH', 'SM', 'SJ', 'SB', 'SV', 'TR', 'TM', 'TL', 'VS', 'VL', 'VN',
])
export type CountyCode = z.infer<typeof countyCode>

/** What a witness may have seen, in the words of content/deeds/deeds.ts. */
// oxfmt-ignore
export const deedId = z.enum([
  'no-food-water', 'no-shelter', 'no-movement', 'no-vet', 'heat-cold', 'abandoned',
  'beaten', 'injured', 'killed', 'poisoned', 'shot', 'fights', 'zoophilia',
  'overworked', 'live-training', 'cut-ears-tail', 'young-sold', 'wild-circus',
  'dangerous-dog', 'no-chip', 'on-road',
])
export type DeedId = z.infer<typeof deedId>

const unstorable = { params: { rule: 'unstorable' } }
const blank = { params: { rule: 'blank' } }
/** A text that may be left out or empty. */
const mayType = (max: number) => z.string().max(max).refine(storable, unstorable).nullish()

const witness = z.object({
  name: typedText(NAME_CHARACTERS),
  /** A phone number, an e-mail or an address. */
  contact: mayType(PETITION_SHORT_CHARACTERS),
})

/**
 * What the official petition is written from (OG 27/2002). Who asks is named in the document and kept nowhere.
 * The personal numeric code is not asked for: only a criminal complaint or a denunciation needs it.
 */
export const officialPetition = z
  .object({
    county: countyCode,
    /** Town or commune: whose local police gets a copy. */
    city: mayType(PLACE_CHARACTERS),
    /** Empty when the petitioner cannot tell: naming the deed is the authority's work. */
    deeds: z
      .array(deedId)
      .max(PETITION_DEEDS)
      .refine((deeds) => new Set(deeds).size === deeds.length),
    what: typedText(PETITION_TEXT_CHARACTERS),
    place: typedText(PETITION_LINE_CHARACTERS),
    /** The day it was seen, in Romania; or else a period. */
    date: z.iso.date().nullish(),
    hour: z.iso.time({ precision: -1 }).nullish(),
    period: mayType(PETITION_SHORT_CHARACTERS),
    /** Since when it has been happening again and again; left out when it was seen once. */
    repeated_since: mayType(PETITION_SHORT_CHARACTERS),
    /** Who is said to have done it; left out: author unknown. */
    suspect: mayType(PETITION_LINE_CHARACTERS),
    species: typedText(PETITION_SHORT_CHARACTERS),
    animals: z.int().min(1).max(PETITION_ANIMALS).default(1),
    animal_description: mayType(PETITION_LINE_CHARACTERS),
    danger_now: z.boolean().default(false),
    /** Why the animal is in danger now. */
    danger: mayType(PETITION_LINE_CHARACTERS),
    /** What is attached besides the set. */
    evidence: mayType(PETITION_LINE_CHARACTERS),
    witnesses: z.array(witness).max(PETITION_WITNESSES).default([]),
    full_name: typedText(NAME_CHARACTERS),
    address: typedText(PETITION_LINE_CHARACTERS),
    email: z
      .string()
      .trim()
      .max(EMAIL_CHARACTERS)
      .refine(storable, unstorable)
      .pipe(z.union([z.literal(''), z.email()]))
      .nullish(),
    phone_number: z
      .string()
      .trim()
      .max(PHONE_CHARACTERS)
      .regex(/^[\d\s+().-]*$/)
      .nullish(),
    /** The set whose files are listed as annexes. */
    media_id: randomId.nullish(),
  })
  .refine(({ date, period }) => Boolean(date) || Boolean(period?.trim()), { path: ['date'], ...blank })
  .refine(({ email, phone_number }) => Boolean(email) || Boolean(phone_number), { path: ['email'], ...blank })
  .meta({ id: 'OfficialPetition' })
export type OfficialPetition = z.infer<typeof officialPetition>
