import { z } from 'zod'
import { MERGED_FIELDS } from '#contract/merged-record.ts'
import { recordPhones, recordSpecies } from '#contract/record-fields.ts'

/** 'a; b' as its items; an empty text has none. */
const items = z.string().transform((value) =>
  value
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)
export const wordList = items.pipe(recordSpecies)
export const mergedFieldList = items.pipe(z.array(z.enum([...new Set([...MERGED_FIELDS.shelter, ...MERGED_FIELDS.trainer])])))
export const phoneList = items.pipe(recordPhones)
