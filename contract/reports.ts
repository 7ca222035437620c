import { z } from 'zod'
import { storable, typedText } from './common.ts'
import { EMAIL_CHARACTERS, REASON_CHARACTERS } from './limits.ts'

/** What can be reported, by the id its address carries: a set's media_id, that of a shared answer, a petition's or an article's number. */
export const reportedKind = z.enum(['set', 'petition', 'article', 'answer'])

export const reportReason = z.enum(['illegal', 'privacy', 'false', 'other'])

/** A notice that something published here breaks the law or harms somebody (D-042); guests may send it too. */
export const reportForm = z
  .object({
    kind: reportedKind,
    id: z.string().min(1).max(64),
    reason: reportReason,
    what: typedText(REASON_CHARACTERS),
    /** Where to answer; not asked for when somebody prefers not to be known. */
    email: z
      .string()
      .trim()
      .max(EMAIL_CHARACTERS)
      .refine(storable, { params: { rule: 'unstorable' } })
      .pipe(z.union([z.literal(''), z.email()]))
      .nullish(),
    /** The honeypot, a field no person sees: who fills it in is a machine. */
    comment: z.string().max(1_000).nullish(),
  })
  .meta({ id: 'ReportForm' })
export type ReportForm = z.infer<typeof reportForm>
