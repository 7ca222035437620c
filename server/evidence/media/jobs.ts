import { z } from 'zod'

/** What a decoder is asked to do with one file, and what it answers. */
export const job = z.discriminatedUnion('kind', [
  // `photo` is drawn as its name ends, `preview` as WebP.
  z.object({ kind: z.literal('photo'), heic: z.boolean(), given: z.string(), photo: z.string().regex(/\.(webp|jpeg)$/), preview: z.string().nullable() }),
  z.object({ kind: z.literal('video'), container: z.enum(['mp4', 'webm']), given: z.string(), video: z.string() }),
])
export type DecodeJob = z.infer<typeof job>
export type PhotoJob = Extract<DecodeJob, { kind: 'photo' }>
export type VideoJob = Extract<DecodeJob, { kind: 'video' }>

/** Pixels as a person sees them; null where a video does not tell. */
export const size = z.object({ width: z.int().positive().nullable(), height: z.int().positive().nullable() })
export type MediaSize = z.infer<typeof size>

/** `ready` comes once, before anything is asked; all others answer one job. `grown`: it holds more memory than a new one should inherit. */
export const jobAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), size, grown: z.boolean() }),
  z.object({ kind: z.enum(['unreadable', 'too_wide']), grown: z.boolean() }),
])
export type JobAnswer = z.infer<typeof jobAnswer>
export const READY = 'ready'
