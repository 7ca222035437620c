import { useCallback, useEffect, useRef } from 'react'

/** One thing at a time: each call ends the work before it and hands the signal of the new one; leaving the screen ends it too. */
export function useWork(): () => AbortSignal {
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  return useCallback(() => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }, [])
}
