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

/** Copies a link and says so for two seconds, or says that the browser refused. */
export function useCopied(url: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = useCallback(() => {
    navigator.clipboard.writeText(url).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }, [url])
  return { state, copy }
}
