import { z } from 'zod'
import { storable } from '#contract/common.ts'
import { PHONE_CHARACTERS, WEBSITE_CHARACTERS } from '#contract/limits.ts'

const LIST_ITEMS = 60
const ITEM_CHARACTERS = 60
const DESCRIPTION_CHARACTERS = 5_000

/** Nothing a spreadsheet would read as a formula, and nothing that steers a terminal; a phone number may begin with '+'. */
const plain = (value: string) => storable(value) && !/^[=@\t\r]/.test(value) && !/[^\P{Cc}\n\t]/u.test(value)
const PLAIN = { error: 'it begins like a formula or holds control characters' }

/** A text of one record, trimmed. */
export const field = (max: number) => z.string().trim().max(max).refine(plain, PLAIN)
export const descriptionField = field(DESCRIPTION_CHARACTERS)

/** 'a; b' as its items; an empty text has none. */
const items = z.string().transform((value) =>
  value
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)
export const wordList = items.pipe(z.array(field(ITEM_CHARACTERS)).max(LIST_ITEMS))
export const phoneList = items.pipe(
  z
    .array(
      z
        .string()
        .max(PHONE_CHARACTERS)
        .regex(/^\+?[\d ()./-]{3,}$/, { error: 'it is no phone number' }),
    )
    .max(10),
)

/** An address with or without its scheme, as the specification lets people write it. */
export const websiteField = field(WEBSITE_CHARACTERS).refine((value) => value === '' || isWebAddress(value), { error: 'it is no web address' })

function isWebAddress(value: string): boolean {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.hostname.includes('.')
}
