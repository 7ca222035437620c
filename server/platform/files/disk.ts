import { statfs } from 'node:fs/promises'

/** Bytes free for the site on the disk of a folder, and of how many; null where there is no such folder yet. */
export async function diskOf(folder: string): Promise<{ free_bytes: number; total_bytes: number } | null> {
  const disk = await statfs(folder).catch(() => null)
  return disk && { free_bytes: disk.bavail * disk.bsize, total_bytes: disk.blocks * disk.bsize }
}
