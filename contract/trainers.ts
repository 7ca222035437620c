import { z } from 'zod'
import { instant } from './common.ts'

/** A trainer (S-338), as approved and shown. A breeder is a trainer whose `pets_can_train` names breeds or EMS codes. */
export const trainer = z
  .object({
    id: z.int().positive(),
    name: z.string(),
    city: z.string(),
    /** Species, or breed names and EMS codes. */
    pets_can_train: z.array(z.string()),
    description: z.string(),
    phone_numbers: z.array(z.string()),
    /** base64 of `photo_type`: at most 2 kB in a list, 640 px in the single record. */
    photo_data: z.string().nullable(),
    photo_type: z.string().nullable(),
    photo_url: z.string().nullable(),
    /** What the photo shows, in Romanian; null where nobody has said it. */
    photo_alt: z.string().nullable(),
    created_at: instant,
    /** The day (YYYY-MM-DD) somebody last checked the record. */
    verified_on: z.string().nullable(),
    /** A record that is not approved is never sent (D-031). */
    is_approved: z.literal(true),
    /** True for an invented record that only shows how the directory looks. */
    is_example: z.boolean(),
  })
  .meta({ id: 'Trainer' })
export type Trainer = z.infer<typeof trainer>
