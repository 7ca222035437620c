import { z } from 'zod'

/** Who runs this site, as the operator set it; null where nothing is set, and the pages then say so. */
export const site = z
  .object({
    operator: z.object({ name: z.string().nullable(), address: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() }),
    /** Whether answers are written by a language model. */
    model: z.boolean(),
  })
  .meta({ id: 'Site' })
export type Site = z.infer<typeof site>
