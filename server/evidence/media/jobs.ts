import { z } from 'zod'

/** What the workshop's child process is asked to do with one file, and what it answers. */
export const job = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('photo'), heic: z.boolean(), given: z.string(), photo: z.string(), preview: z.string() }),
  z.object({ kind: z.literal('video'), container: z.enum(['mp4', 'webm']), given: z.string(), video: z.string() }),
])
export type Job = z.infer<typeof job>
export type PhotoJob = Extract<Job, { kind: 'photo' }>
export type VideoJob = Extract<Job, { kind: 'video' }>

/** Pixels as a person sees them; null where a video does not tell. */
export const size = z.object({ width: z.int().positive().nullable(), height: z.int().positive().nullable() })
export type Size = z.infer<typeof size>

export const jobAnswer = z.discriminatedUnion('kind', [z.object({ kind: z.literal('done'), size }), z.object({ kind: z.enum(['unreadable', 'too_wide']) })])
export type JobAnswer = z.infer<typeof jobAnswer>
