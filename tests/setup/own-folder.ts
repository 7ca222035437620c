import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Before the first test: what a run puts into the system's temporary folder lies in one folder, which goes with the run, also when tests fail. */
export default function ownFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-tests-'))
  // A PostgreSQL that a test starts may run as another user.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
