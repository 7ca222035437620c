import { z } from 'zod'

/** The guide to a petition to the police, in the language asked for: sections that stand on their own under their anchors. */
export const policeGuide = z
  .object({
    /** The day (YYYY-MM-DD) a person last checked it. */
    checked_on: z.string(),
    review: z.string(),
    sections: z.array(
      z.object({
        heading: z.string(),
        anchor: z.string(),
        /** Markdown: paragraphs and lists. */
        text: z.string(),
        source: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'PoliceGuide' })
export type PoliceGuide = z.infer<typeof policeGuide>
