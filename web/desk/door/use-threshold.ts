import { useCallback, useRef, useState } from 'react'
import type { Threshold } from './desk-api.ts'

/** The door over the page: `ask` opens it and answers when the person has done it or given up. Calls that ask at the same time wait for the same one. */
export function useThreshold() {
  const [threshold, setThreshold] = useState<Threshold | null>(null)
  const waiting = useRef<((done: boolean) => void)[]>([])

  const ask = useCallback((wanted: Threshold) => {
    setThreshold((now) => now ?? wanted)
    return new Promise<boolean>((resolve) => waiting.current.push(resolve))
  }, [])
  const close = useCallback((done: boolean) => {
    setThreshold(null)
    for (const resolve of waiting.current.splice(0)) resolve(done)
  }, [])
  const done = useCallback(() => close(true), [close])
  const giveUp = useCallback(() => close(false), [close])
  return { threshold, ask, done, giveUp }
}
