import { useState } from 'react'

/**
 * The last value that could be read for `key`; null stands for a failure. What is on the screen is not taken away
 * because asking for it once more failed.
 */
export function useLastGood<Value>(value: Value | null, key: string): Value | null {
  const [kept, setKept] = useState({ key, value })
  if (value !== null && (kept.value !== value || kept.key !== key)) setKept({ key, value })
  return value ?? (kept.key === key ? kept.value : null)
}
