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
  let current: Readable | null = null
  stream.once('close', () => current?.destroy())
  zip.on('error', (error: Error) => stream.destroy(error))

  for (const entry of entries) {
    zip.addReadStreamLazy(entry.name, { compress: false, size: entry.bytes, mtime: entry.at }, (give) => {
      openFor(stream, entry).then(
        (source) => {
          current = source
          give(null, source)
        },
        (error: Error) => stream.destroy(error),
      )
    })
  }
  let total: number | null = null
  zip.end({ forceZip64Format: false, comment: '' }, (...sizes: unknown[]) => {
    total = typeof sizes[0] === 'number' && sizes[0] >= 0 ? sizes[0] : null
  })
  // Its error is the stream's own, which the reader sees.
  pipeline(zip.outputStream, stream).catch(() => undefined)
  return { stream, bytes: total }
}

/** Opens an entry. The library does not listen to it: unheard, an error of it would end the process. */
async function openFor(stream: PassThrough, { name, open }: ZipEntry): Promise<Readable> {
  const source = await open()
  source.on('error', (error) => stream.destroy(error))
  source.once('close', () => {
    if (!source.readableEnded) stream.destroy(new Error(`${name} ended early`))
  })
  if (stream.destroyed) source.destroy()
  return source
}
