import { useRef, useState } from 'react'
import { SET_BYTES } from '#contract/limits.ts'
import type { ShownFile } from '#web/api/plain-complaint.ts'

/** A file whose bytes are held in memory at once must not be larger. */
export const VERIFIED_BYTES = SET_BYTES

/** A file of the set that is the same, byte for byte; numbers begin at 1. */
interface SameFile {
  number: number
  /** As the person gave it, or the copy that is shown. */
  as: 'given' | 'shown'
}

/** One file compared with those of the set. */
export type Verification =
  | { kind: 'none-chosen' }
  | { kind: 'working'; name: string }
  | { kind: 'same'; name: string; same: SameFile }
  | { kind: 'different'; name: string }
  | { kind: 'too-large' | 'unsupported' | 'unreadable' }

/** Computes the fingerprint in the browser; the file goes nowhere. */
export function useVerification(files: readonly ShownFile[]) {
  const [state, setState] = useState<Verification>({ kind: 'none-chosen' })
  const last = useRef<File | null>(null)

  const verify = async (file: File | undefined) => {
    if (!file) return
    last.current = file
    if (file.size > VERIFIED_BYTES) return setState({ kind: 'too-large' })
    // Only secure connections have it.
    if (!('subtle' in crypto)) return setState({ kind: 'unsupported' })
    setState({ kind: 'working', name: file.name })
    const sha256 = await fingerprint(file).catch(() => null)
    if (last.current !== file) return
    if (sha256 === null) return setState({ kind: 'unreadable' })
    const same = findSame(files, sha256)
    setState(same ? { kind: 'same', name: file.name, same } : { kind: 'different', name: file.name })
  }
  return { state, verify }
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
