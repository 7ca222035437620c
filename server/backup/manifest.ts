import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

const MANIFEST = 'manifest.json'
/** One folder at most, and no way out of it. */
const name = z.string().regex(/^(?:[\w-]+\/)?[\w-]+(?:\.[\w-]+)*$/)
const part = z.object({ name, bytes: z.int().nonnegative(), sha256: z.string() })
export type FilePart = z.infer<typeof part>

/** What a backup is made of. It is written last: a folder without it holds no finished backup. */
const manifest = z.object({
  format: z.literal(1),
  made_at: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  /** Rows of every table, in an order in which they can be put back. */
  rows: z.array(z.object({ table: z.string().regex(/^\w+$/), count: z.int().nonnegative() })),
  counters: z.array(z.object({ table: z.string(), column: z.string(), last: z.int() })),
  database: z.array(part),
  files: z.array(part),
  /** Photos and videos the database names and the store no longer had. */
  missing: z.int().nonnegative(),
})
export type Manifest = z.infer<typeof manifest>

/** Writes the manifest with a seal over itself, in one step: before it the folder holds the backup it held. */
export async function writeManifest(folder: string, body: Manifest): Promise<void> {
  const ready = manifest.parse(body)
  const path = join(folder, MANIFEST)
  await writePart(`${path}.part`, [JSON.stringify({ ...ready, seal: seal(ready) })])
  await rename(`${path}.part`, path)
  await flush(folder)
}

/**
 * The manifest of a backup.
 *
 * @throws Error when there is none, because no backup was finished here, or when it is not as it was written
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((cause: unknown) => {
    throw new Error(`${folder} holds no finished backup`, { cause })
  })
  try {
    const { seal: sealed, ...body } = z.looseObject({ seal: z.string() }).parse(JSON.parse(text))
    if (seal(body) !== sealed) throw new Error('the seal is broken')
    return manifest.parse(body)
  } catch (cause) {
    throw new Error(`${MANIFEST} is damaged`, { cause })
  }
}

function seal(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}

/** Writes a file and says how long it is and what its SHA-256 is; on disk when it returns. */
export async function writePart(path: string, pieces: Iterable<string | Buffer> | AsyncIterable<string | Buffer>): Promise<Omit<FilePart, 'name'>> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted() {
    for await (const piece of pieces) {
      hash.update(piece)
      bytes += Buffer.byteLength(piece)
      yield piece
    }
  }
  await pipeline(counted(), createWriteStream(path, { mode: 0o600, flush: true }))
  return { bytes, sha256: hash.digest('hex') }
}

/** The length and SHA-256 of a file, made durable. */
export async function measure(path: string): Promise<Omit<FilePart, 'name'>> {
  const hash: Hash = createHash('sha256')
  let bytes = 0
  for await (const piece of createReadStream(path)) {
    if (!(piece instanceof Buffer)) continue
    hash.update(piece)
    bytes += piece.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Makes a file's bytes, or a folder's names, survive a power cut. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** The same for a file that was just renamed. */
export function flushFolderOf(path: string): Promise<void> {
  return flush(dirname(path))
}
