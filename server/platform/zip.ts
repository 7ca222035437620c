import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** One file of a ZIP; its bytes are opened when their turn comes. */
export interface ZipEntry {
  name: string
  bytes: number
  at: Date
  open(): Promise<Readable>
}

/**
 * A ZIP as a stream, without compression: photos and videos do not get smaller. Nothing is read faster than the
 * reader takes it; a reader who leaves closes what is open, an entry that fails ends the stream with its error.
 *
 * @returns the stream and its length in bytes
 */
export function zipStream(entries: readonly ZipEntry[]): { stream: Readable; bytes: number | null } {
  const zip = new ZipFile()
  const stream = new PassThrough()
  let open: Readable | null = null

  for (const { name, bytes, at, open: openEntry } of entries) {
    zip.addReadStreamLazy(name, { compress: false, size: bytes, mtime: at }, (give) => {
      openEntry().then(
        (source) => {
          open = source
          if (stream.destroyed) source.destroy()
          else give(null, source)
        },
        (error: Error) => stream.destroy(error),
      )
    })
  }
  let total: number | null = null
  zip.end({ forceZip64Format: false, comment: '' }, (...sizes: unknown[]) => {
    total = typeof sizes[0] === 'number' && sizes[0] >= 0 ? sizes[0] : null
  })

  zip.on('error', (error: Error) => stream.destroy(error))
  stream.once('close', () => open?.destroy())
  // Its error is the stream's own, which the reader sees.
  pipeline(zip.outputStream, stream).catch(() => undefined)
  return { stream, bytes: total }
}
