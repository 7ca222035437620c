import { z } from 'zod'
import { answerLanguages } from './chat.ts'

export const firstAidQuery = z.object({ language: z.enum(answerLanguages).default('ro') })

/** The commonest emergencies in one language, the most pressing first. */
export const firstAid = z
  .object({
    language: z.enum(answerLanguages),
    /** The day (YYYY-MM-DD) the steps were last read against their articles. */
    checked_on: z.string(),
    emergencies: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** In the order to do them. */
        steps: z.array(z.string()),
        avoid: z.array(z.string()),
        /** The article the steps rest on, in Romanian and English. */
        url: z.string(),
      }),
    ),
  })
  .meta({ id: 'FirstAid' })
export type FirstAid = z.infer<typeof firstAid>
export type Emergency = FirstAid['emergencies'][number]
