import { mkdir } from 'node:fs/promises'
import { diskOf } from './disk.ts'
import { Refusal } from '../refusal.ts'

const MEGABYTE = 1024 * 1024
/**
 * When the disk is nearly full. Uploads stop first: the database beside the files must be able to go on writing.
 */
export const KEPT_FROM_FILES_BYTES = 500 * MEGABYTE
/** What is left for what was begun, for the log of the database and for removing things. */
export const KEPT_FROM_WRITES_BYTES = 96 * MEGABYTE

/** The disk is asked at most this often, however much is written. */
const FRESH_MS = 2_000
const RETRY_AFTER_S = 30

/**
 * Makes sure that the disk of a folder has room for so many bytes and `keptFreeBytes` besides.
 *
 * @throws Refusal server.no_space
 */
export async function needSpace(folder: string, bytes: number, keptFreeBytes: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const disk = await diskOf(folder)
  if (disk === null || disk.free_bytes - bytes < keptFreeBytes) throw new Refusal('server.no_space')
}

/** Lets a write in, as long as there is room. @throws Refusal server.full */
export type WriteGuard = () => Promise<void>

/** Watches the disk of a folder for everything that writes (server/api.ts puts it before every such call); a disk that cannot be asked refuses nothing by itself. */
export function guardWrites(folder: string, keptFreeBytes: number, look = diskOf, now: () => number = Date.now): WriteGuard {
  let short = Promise.resolve(false)
  let lookedAt = -Infinity
  return async () => {
    if (now() - lookedAt > FRESH_MS) {
      lookedAt = now()
      short = look(folder).then((disk) => disk !== null && disk.free_bytes < keptFreeBytes)
    }
    if (await short) throw new Refusal('server.full', { retryAfterS: RETRY_AFTER_S })
  }
}
