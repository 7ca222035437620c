import { z } from 'zod'

/** Forms of the options several nouns share. */
export const number = z.coerce.number().int().positive().max(2_147_483_647)
export const text = z.string().trim().min(1)
export const day = z.iso.date()
/** Which table of the directory a command is about. */
export const directoryKind = z.enum(['shelter', 'trainer'])
/** Why an operator did something; it is kept, so no names. */
export const reason = z.object({ reason: text.max(500) })
