import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** Spec §9: the confirmation of a copied link. */
const COPIED_MS = 2_000

/** Whether the device has a share sheet; false on the server and while the page wakes up. */
export function useCanShare(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === 'function',
    () => false,
  )
}

function neverChanges() {
  return () => undefined
}

/** Copies a link and says so for two seconds. */
export function useCopied(url: string) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = useCallback(() => {
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    )
  }, [url])
  return { copied, copy }
}
