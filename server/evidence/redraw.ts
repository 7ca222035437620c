import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DecoderPool } from './media/decoder-pool.ts'

/** Draws a sender's picture anew, without a byte of the original; JPEG, which every model reads, of at most 2,048 pixels a side. */
export type Redraw = (picture: Buffer, sender: string) => Promise<Buffer>

/**
 * Draws pictures anew in the decoders of the evidence, in turn with whoever uploads.
 *
 * @param folder where the decoders may write; nothing stays there
 * @returns throws what DecoderPool.run throws
 */
export function createRedraw(decoders: DecoderPool, folder: string): Redraw {
  return async (picture, sender) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const into = await mkdtemp(join(folder, 'picture-'))
    const [given, photo] = [join(into, 'given'), join(into, 'photo.jpeg')]
    try {
      await writeFile(given, picture, { mode: 0o600 })
      const job = { kind: 'photo', heic: false, given, photo, preview: null } as const
      await decoders.run({ sender, job, bytes: picture.length })
      return await readFile(photo)
    } finally {
      await rm(into, { recursive: true, force: true })
    }
  }
}
