import { mkdir } from 'node:fs/promises'
import { diskOf } from './disk.ts'
import { Refusal } from './refusal.ts'

/** The database beside the files must be able to go on writing. */
const KEPT_FREE_BYTES = 500 * 1024 * 1024

/**
 * Makes sure that the disk of a folder has room for so many bytes and 500 MB besides.
 *
 * @throws Refusal server.no_space
 */
export async function needSpace(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const disk = await diskOf(folder)
  if (disk === null || disk.free_bytes - bytes < KEPT_FREE_BYTES) throw new Refusal('server.no_space')
}
