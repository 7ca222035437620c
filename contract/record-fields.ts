import { z } from 'zod'
import { storable } from './common.ts'
import {
  DESCRIPTION_CHARACTERS,
  NAME_CHARACTERS,
  PHONE_CHARACTERS,
  PHONES,
  PLACE_CHARACTERS,
  SPECIES,
  SPECIES_CHARACTERS,
  WEBSITE_CHARACTERS,
} from './limits.ts'

/** Nothing a spreadsheet would read as a formula, and nothing that steers a terminal; a phone number may begin with '+'. */
const plain = (value: string) => storable(value) && !/^[=@\t\r]/.test(value) && !/[^\P{Cc}\n\t]/u.test(value)

/** A text of one record of a directory, trimmed. Every hand that writes one is held to these: a file, the command line, the operators' area. */
export const recordText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(plain, { error: 'it begins like a formula or holds control characters', params: { rule: 'unplain' } })

const given = (max: number) => recordText(max).refine((text) => text !== '', { error: 'it is empty', params: { rule: 'blank' } })

export const recordName = given(NAME_CHARACTERS)
export const recordPlace = given(PLACE_CHARACTERS)
export const recordDescription = recordText(DESCRIPTION_CHARACTERS)
export const recordSpecies = z.array(recordText(SPECIES_CHARACTERS)).max(SPECIES)
export const recordPhones = z
  .array(
    z
      .string()
      .trim()
      .max(PHONE_CHARACTERS)
      .refine((value) => /^\+?[\d ()./-]{3,}$/.test(value), { error: 'it is no phone number', params: { rule: 'phone' } }),
  )
  .max(PHONES)
/** An address with or without its scheme, as the specification lets people write it; '' for none. */
export const recordWebsite = recordText(WEBSITE_CHARACTERS).refine((value) => value === '' || isWebAddress(value), {
  error: 'it is no web address',
  params: { rule: 'website' },
})

function isWebAddress(value: string): boolean {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.hostname.includes('.')
}
