import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory, where Linux has one: what tests write goes with them, and to wait for a disk was a sixth of their time. */
const IN_MEMORY = '/dev/shm'
/** Bytes that must be free there: the most a run had lying about at once was a quarter of it. */
const ROOM = 4 * 2 ** 30

/** Before the first test: what a run puts into the system's temporary folder lies in one folder, which goes with the run, also when tests fail. */
export default function ownFolder(): () => void {
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'bobita-tests-'))
  // A PostgreSQL that a test starts may run as another user.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** False where there is no such folder, as on macOS, and in containers, which have 64 MB of it. */
function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ROOM
  } catch {
    return false
  }
}
