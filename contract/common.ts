import { z } from 'zod'

/**
 * A text a person typed: trimmed length between 1 and `max` UTF-16 units, byte-exact otherwise.
 * U+0000 (PostgreSQL cannot keep it) and lone surrogates (no valid UTF-8) are refused.
 */
export function typedText(max: number) {
  return z
    .string()
    .max(max)
    .refine((text) => text.trim().length > 0, { params: { rule: 'blank' } })
    .refine(storable, { params: { rule: 'unstorable' } })
}

/** True when every engine can keep the text as it is. */
export function storable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** An ISO 8601 instant in UTC, as kept on both engines. */
export const instant = z.iso.datetime()

/** 128 random bits in base64url. */
export const randomId = z.string().regex(/^[\w-]{22}$/)

/** The path of one record. */
export const recordPath = z.object({ id: z.string().max(64) })

/** A link of a mail: 256 random bits in base64url. */
export const linkToken = z.string().regex(/^[\w-]{43}$/)
