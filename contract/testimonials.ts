import { z } from 'zod'

/** What somebody has said of the site and agreed to see shown, in their own words. */
export const testimonial = z
  .object({
    id: z.int().positive(),
    name: z.string(),
    text: z.string(),
    /** Stars out of 5; null when the person gave none. */
    rating: z.int().min(1).max(5).nullable(),
  })
  .meta({ id: 'Testimonial' })
export type Testimonial = z.infer<typeof testimonial>
