import { z } from 'zod'
import { fieldTexts } from '#texts/forms/field-errors.ts'
import type { Language } from '#texts/language.ts'

/** The parts of a zod issue that choose its sentence, besides its code. */
const issueParts = z.object({
  format: z.string().optional(),
  minimum: z.coerce.number().optional(),
  maximum: z.coerce.number().optional(),
  origin: z.string().optional(),
  params: z.object({ rule: z.string().optional() }).optional(),
})

/** What is wrong with one value, by the code and the parts of its zod issue. */
export function fieldSentence(code: string, parts: object, missing: boolean, language: Language): string {
  const texts = fieldTexts[language]
  const { format, minimum, maximum, origin, params } = issueParts.catch({}).parse(parts)
  if (params?.rule === 'blank') return texts.blank
  if (params?.rule === 'unstorable') return texts.unstorable
  if (params?.rule === 'unplain') return texts.unplain
  if (params?.rule === 'phone') return texts.phone
  if (params?.rule === 'website') return texts.website
  if (code === 'invalid_format' && format === 'email') return texts.email
  if (code === 'invalid_type') return missing ? texts.missing : texts.wrongType
  if (code === 'too_small' && origin === 'string') return texts.tooShort(minimum ?? 1)
  if (code === 'too_big' && origin === 'string') return texts.tooLong(maximum ?? 0)
  return texts.other
}
