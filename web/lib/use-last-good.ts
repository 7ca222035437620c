import { useState } from 'react'

/**
 * The last value that could be read for `key`; null stands for a failure. What is on the screen is not taken away
 * because asking for it once more failed.
 */
export function useLastGood<Value>(value: Value | null, key: string): Value | null {
  const [last, setLast] = useState({ key, value })
  if (value !== null && (last.value !== value || last.key !== key)) setLast({ key, value })
  return value ?? (last.key === key ? last.value : null)
}
