import { useRef, useState } from 'react'
import { SET_BYTES } from '#contract/limits.ts'
import type { ShownFile } from '#web/api/plain-complaint.ts'
import { findSame, fingerprint, type SameFile } from './file-proof.ts'

/** A file whose bytes are held in memory at once must not be larger. */
export const VERIFIED_BYTES = SET_BYTES

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
