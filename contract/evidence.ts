import { z } from 'zod'
import { instant, randomId } from './common.ts'

export const evidenceType = z.enum(['image', 'video'])

/** A photo or a video as it is shown: re-encoded, without location, known by the hash of what the person gave. */
export const evidenceFile = z
  .object({
    id: randomId,
    type: evidenceType,
    /** Path on this site, e.g. `/files/AAAAAAAAAAAAAAAAAAAAAA.webp`; Range requests are answered. */
    url: z.string(),
    /** A photo at most 640 px wide for grids; null for videos. */
    preview_url: z.string().nullable(),
    content_type: z.string(),
    /** Pixels; null where a video does not tell. */
    width: z.int().positive().nullable(),
    height: z.int().positive().nullable(),
    /** Bytes of what is served. */
    bytes: z.int().positive(),
    /** SHA-256 of what is served, 64 hex digits: what a copy saved from this site has. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** SHA-256 of the file as the person gave it, 64 hex digits: proves that an original is the same. */
    given_sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** Bytes of the file as given. */
    given_bytes: z.int().positive(),
    /** When the server had received it whole. */
    received_at: instant,
  })
  .meta({ id: 'EvidenceFile' })
export type EvidenceFile = z.infer<typeof evidenceFile>

/** The answer to an upload (S-347); beyond `type` and `url` it tells what the form shows. */
export const uploaded = z.object({ files: z.array(evidenceFile) }).meta({ id: 'Uploaded' })

/** A photo or film that arrives in parts. */
export const partialUpload = z
  .object({
    id: randomId,
    /** Bytes of the whole file. */
    length: z.int().positive(),
    /** Bytes that have arrived and are on disk: where the next part begins. */
    offset: z.int().nonnegative(),
    /** When what has arrived is removed, unless the rest comes before. */
    expires_at: instant,
    /** The file as the site keeps it, once it is whole and drawn anew; until then null. */
    files: z.array(evidenceFile).nullable(),
  })
  .meta({ id: 'PartialUpload' })
export type PartialUpload = z.infer<typeof partialUpload>

/** Header fields of the tus protocol, version 1.0.0: a number of bytes in decimal digits. */
const bytesField = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
export const beginUploadHeaders = z.object({ 'upload-length': bytesField.refine((bytes) => bytes > 0) })
export const appendUploadHeaders = z.object({ 'upload-offset': bytesField })
