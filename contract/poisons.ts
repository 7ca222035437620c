import { z } from 'zod'

const danger = z.enum(['deadly', 'serious', 'mild']).nullable()

export const poisonsQuery = z.object({ language: z.enum(['ro', 'en']).default('ro') })

/** A line of the table of poisons, in one language. */
export const poison = z
  .object({
    id: z.string(),
    name: z.string(),
    /** What people call it in either language, the name in the other language first. */
    other_names: z.array(z.string()),
    /** Null for a species that no article of the site speaks of, which does not mean that it is safe. */
    danger: z.object({ dog: danger, cat: danger, rabbit: danger, bird: danger }),
    signs: z.string(),
    /** When the signs begin; null where no article tells. */
    onset: z.string().nullable(),
    /** What to do now. */
    now: z.string(),
    /** The urgent card with the first steps; null where none fits. */
    card: z.string().nullable(),
    /** The article that says more: /blog/{article}. */
    article: z.int().positive(),
  })
  .meta({ id: 'Poison' })
export type Poison = z.infer<typeof poison>
