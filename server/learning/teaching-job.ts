import { z } from 'zod'
import { figureShown } from '#contract/learning.ts'
import type { Passage } from '../knowledge/passages.ts'

const bytes = z.custom<Uint8Array>((given) => given instanceof Uint8Array)

/** What the child process of a learning is handed. */
export const teachingJob = z.object({
  /** What the site publishes. */
  passages: z.custom<Passage[]>(Array.isArray),
  /** What editors labelled, as a file of content/questions. */
  labelled: z.string(),
  /** Addresses (file:) of the folders of questions: to learn from, and of other hands to measure by. */
  questions: z.string(),
  others: z.string(),
  /** The learned weights that are used; null where those that come with the site are. */
  live: bytes.nullable(),
})
export type TeachingJob = z.infer<typeof teachingJob>

const taught = z.object({
  kind: z.literal('taught'),
  weights: bytes,
  labelled: z.int(),
  left_out: z.int(),
  figures: z.array(figureShown),
})
export type Taught = z.infer<typeof taught>

/** What it says: that it begins to learn, then to measure, and what came of it. */
export const teachingAnswer = z.discriminatedUnion('kind', [z.object({ kind: z.enum(['learning', 'measuring']) }), taught])
export type TeachingAnswer = z.infer<typeof teachingAnswer>
