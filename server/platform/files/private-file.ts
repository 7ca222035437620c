import { chmodSync, closeSync, openSync } from 'node:fs'

/** Makes a file, or the one that is there, readable by nobody but the account of the process. */
export function ensurePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}
