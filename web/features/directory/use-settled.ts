import { useEffect, useState } from 'react'

/** What a source has brought so far, and whether a newer one is still on its way. */
export interface Settled<Value> {
  /** Null until the first value arrives; then the last one, so that nothing on the screen is taken away while waiting. */
  value: Value | null
  waiting: boolean
}

/** Follows a value that is there (rendered by the server) or on its way (loaded by the browser). The promise never fails. */
export function useSettled<Value>(source: Value | Promise<Value>): Settled<Value> {
  const [settled, setSettled] = useState<{ source: Value | Promise<Value>; value: Value } | null>(() =>
    source instanceof Promise ? null : { source, value: source },
  )

  useEffect(() => {
    let wanted = true
    void Promise.resolve(source).then((value) => {
      if (wanted) setSettled({ source, value })
    })
    return () => {
      wanted = false
    }
  }, [source])

  return { value: settled?.value ?? null, waiting: settled?.source !== source }
}
