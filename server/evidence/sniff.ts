import { fileTypeFromBuffer } from 'file-type'

/** What a file is, by its first bytes; neither its name nor the type the browser gave is asked. */
export type Sniffed = { type: 'image'; heic: boolean } | { type: 'video'; container: 'mp4' | 'webm' }

/** Enough for every format that is accepted. */
export const SNIFFED_BYTES = 4_100

const picture: Sniffed = { type: 'image', heic: false }
const heic: Sniffed = { type: 'image', heic: true }
const mp4: Sniffed = { type: 'video', container: 'mp4' }

/** Of animations the first picture is kept. */
const ACCEPTED = new Map<string, Sniffed>([
  ['image/jpeg', picture],
  ['image/png', picture],
  ['image/apng', picture],
  ['image/webp', picture],
  ['image/gif', picture],
  ['image/avif', picture],
  ['image/heic', heic],
  ['image/heif', heic],
  ['image/heic-sequence', heic],
  ['image/heif-sequence', heic],
  ['video/mp4', mp4],
  ['video/x-m4v', mp4],
  ['video/quicktime', mp4],
  ['video/webm', { type: 'video', container: 'webm' }],
])

/** The kind of a file that begins like this; null for everything that is not taken. */
export async function sniff(head: Buffer): Promise<Sniffed | null> {
  const found = await fileTypeFromBuffer(head)
  return ACCEPTED.get(found?.mime ?? '') ?? null
}
