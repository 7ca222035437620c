import { useEffect, useState, useSyncExternalStore } from 'react'
import { COPIED_MS } from '#contract/limits.ts'

/** Copies a text and says so for two seconds (S-501), or says that the browser refused. */
export function useCopied() {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return { state, copy }
}

/** Whether the device has a share sheet; false on the server and while the page wakes up. */
export function useCanShare(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === 'function',
    () => false,
  )
}

const neverChanges = () => () => undefined
