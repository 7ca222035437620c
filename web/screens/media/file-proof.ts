import type { ShownFile } from '#web/api/plain-complaint.ts'

/** A file of the set that is the same, byte for byte; numbers begin at 1. */
export interface SameFile {
  number: number
  /** As the person gave it, or the copy that is shown. */
  as: 'given' | 'shown'
}

/** Finds the file of the set with this SHA-256 (64 hex digits); what was given counts before what is shown. */
export function findSame(files: readonly ShownFile[], sha256: string): SameFile | null {
  const given = files.findIndex(({ proof }) => proof?.given_sha256 === sha256)
  if (given >= 0) return { number: given + 1, as: 'given' }
  const shown = files.findIndex(({ proof }) => proof?.sha256 === sha256)
  return shown >= 0 ? { number: shown + 1, as: 'shown' } : null
}

/** SHA-256 as 64 hex digits. @throws DOMException when the file cannot be read */
export async function fingerprint(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
