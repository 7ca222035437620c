import { z } from 'zod'

/** Spec §3 Cat breed, with both languages. The picture is found by the EMS code. */
export const breed = z
  .object({
    /** The three letters of FIFe's code. */
    ems: z.string(),
    name: z.string(),
    name_en: z.string(),
    /** FIFe's groups 1 to 4; '-' for the two house cats. */
    category: z.enum(['1', '2', '3', '4', '-']),
    description: z.string(),
    description_en: z.string(),
  })
  .meta({ id: 'Breed' })
export type Breed = z.infer<typeof breed>
