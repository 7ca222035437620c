import { z } from 'zod'
import { instant } from './common.ts'

/** A shelter (S-339), as approved and shown. Phone numbers as people dial them; the first is the one to call. */
export const shelter = z
  .object({
    id: z.int().positive(),
    name: z.string(),
    /** Town and county, e.g. 'Bacău, județul Bacău'. */
    location: z.string(),
    description: z.string(),
    phone_numbers: z.array(z.string()),
    website: z.string().nullable(),
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
  .meta({ id: 'Shelter' })
export type Shelter = z.infer<typeof shelter>
