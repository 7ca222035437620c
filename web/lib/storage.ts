/**
 * Browser storage that never throws: some browsers refuse it altogether (blocked site data),
 * and the site must still work for a guest there.
 */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps `value` under `key`; null removes it. */
export function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is full or refused: the choice lasts as long as the page does.
  }
}
