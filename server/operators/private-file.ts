import { open } from 'node:fs/promises'

/** Writes a file that only its writer can read, also where another lay before. */
export async function writePrivately(path: string, pieces: Iterable<string> | AsyncIterable<string>): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.chmod(0o600)
    await file.writeFile(pieces)
  } finally {
    await file.close()
  }
}
