import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { ReceivedFile } from './arrival.ts'
import type { DecoderPool } from './media/decoder-pool.ts'
import type { DecodedFile } from './store-files.ts'

const READ_BYTES = 1024 * 1024

/** Has a file decoded and drawn anew, or copied without its metadata; what the person gave is then removed. */
export async function decodeUpload(
  decoders: DecoderPool,
  sender: string,
  id: string,
  { path, sniffed, given_bytes, given_sha256 }: ReceivedFile,
): Promise<DecodedFile> {
  const given = { given_bytes, given_sha256 }
  if (sniffed.type === 'video') {
    const extension = sniffed.container
    const copy = `${path}.${extension}`
    const size = await decoders.run({ sender, job: { kind: 'video', container: sniffed.container, given: path, video: copy }, bytes: given_bytes })
    await rm(path)
    const row = { id, type: 'video' as const, content_type: `video/${extension}`, extension, ...size, ...given, ...(await measure(copy)) }
    return { row, objects: [copy] }
  }
  const [photo, preview] = [`${path}.webp`, `${path}-640.webp`]
  const size = await decoders.run({ sender, job: { kind: 'photo', heic: sniffed.heic, given: path, photo, preview }, bytes: given_bytes })
  await rm(path)
  const row = { id, type: 'image' as const, content_type: 'image/webp', extension: 'webp', ...size, ...given, ...(await measure(photo)) }
  return { row, objects: [photo, preview] }
}

/** One buffer for the whole file: a stream makes 3,000 of them for a film, and collecting those took longer than the hash. */
async function measure(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  const piece = Buffer.allocUnsafe(READ_BYTES)
  const file = await open(path)
  let bytes = 0
  try {
    for (let { bytesRead } = await file.read(piece); bytesRead > 0; { bytesRead } = await file.read(piece)) {
      hash.update(piece.subarray(0, bytesRead))
      bytes += bytesRead
    }
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}
