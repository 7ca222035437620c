import { useEffect, useState } from 'react'
import { COPIED_MS } from '#contract/limits.ts'

/** Copies a text and says so for two seconds (spec §9), or says that the browser refused. */
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
