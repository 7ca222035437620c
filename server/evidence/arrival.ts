import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import type { EvidenceLimits } from '../config.ts'
import { Refusal } from '../platform/refusal.ts'
import { SNIFFED_BYTES, sniff, type Sniffed } from './sniff.ts'

/** A file as the person gave it, received whole. */
export interface ReceivedFile {
  path: string
  sniffed: Sniffed
  given_bytes: number
  given_sha256: string
}

/** How much one account may still give; shared by all its uploads under way. */
export interface UploadAllowance {
  limits: EvidenceLimits
  /** @throws Refusal evidence.set_too_large */
  take(bytes: number): void
}

/**
 * Writes a stream to a new file while it arrives, and cuts it at the first byte too many or when it begins like nothing that is taken.
 *
 * @throws Refusal evidence.type_refused, evidence.photo_too_large, evidence.video_too_large, evidence.set_too_large
 */
export async function receiveFile(stream: AsyncIterable<Buffer>, path: string, allowance: UploadAllowance): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  let head = Buffer.alloc(0)
  let sniffed: Sniffed | null = null
  let bytes = 0
  try {
    for await (const piece of stream) {
      bytes += piece.length
      allowance.take(piece.length)
      if (sniffed === null) {
        head = Buffer.concat([head, piece])
        if (head.length >= SNIFFED_BYTES) sniffed = await acceptHead(head)
      }
      if (sniffed !== null) refuseTooLarge(sniffed, bytes, allowance.limits)
      hash.update(piece)
      await writeAll(file, piece)
    }
    sniffed ??= await acceptHead(head)
    refuseTooLarge(sniffed, bytes, allowance.limits)
  } finally {
    await file.close()
  }
  return { path, sniffed, given_bytes: bytes, given_sha256: hash.digest('hex') }
}

/** @throws Refusal evidence.type_refused */
export async function acceptHead(head: Buffer): Promise<Sniffed> {
  const sniffed = await sniff(head)
  if (sniffed === null) throw new Refusal('evidence.type_refused')
  return sniffed
}

/** @throws Refusal evidence.photo_too_large, evidence.video_too_large */
export function refuseTooLarge({ type }: Sniffed, bytes: number, { photoBytes, videoBytes }: EvidenceLimits): void {
  if (type === 'image' && bytes > photoBytes) throw new Refusal('evidence.photo_too_large', { limitBytes: photoBytes })
  if (type === 'video' && bytes > videoBytes) throw new Refusal('evidence.video_too_large', { limitBytes: videoBytes })
}

export async function writeAll(file: FileHandle, piece: Buffer): Promise<void> {
  for (let from = 0; from < piece.length;) {
    const { bytesWritten } = await file.write(piece, from)
    from += bytesWritten
  }
}
