import { useEffect, useState } from 'react'

const CONFIRMED_MS = 2_000

/** Copies an address; the confirmation lasts two seconds. */
export function useCopy(address: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const end = setTimeout(() => setState('idle'), CONFIRMED_MS)
    return () => clearTimeout(end)
  }, [state])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return { state, copy }
}
