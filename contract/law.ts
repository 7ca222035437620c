import { z } from 'zod'

/** Short notes on the acts of /lege, in the language asked for. */
export const lawNotes = z
  .object({
    /** The day (YYYY-MM-DD) a person last checked them. */
    checked_on: z.string(),
    notes: z.array(
      z.object({
        heading: z.string(),
        /** Names the note on /lege: the sources of an answer link to it. */
        anchor: z.string(),
        /** Made by the server from the note's Markdown: paragraphs, lists, quotes, emphasis. */
        text_html: z.string(),
        /** Where it was read. */
        source: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'LawNotes' })
export type LawNotes = z.infer<typeof lawNotes>
export type LawNote = LawNotes['notes'][number]
