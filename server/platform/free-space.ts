import { mkdir, statfs } from 'node:fs/promises'
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
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize - bytes < KEPT_FREE_BYTES) throw new Refusal('server.no_space')
}
