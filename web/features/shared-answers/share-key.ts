import { readStorage, writeStorage } from '#web/lib/storage.ts'

const SHARES_KEY = 'shared-answers:key'

/** The key that ends what a guest shared from this device; null when there is none. */
export function readShareKey(): string | null {
  const key = readStorage(SHARES_KEY)
  return key !== null && /^[\w-]{43}$/.test(key) ? key : null
}

export function keepShareKey(key: string | null): void {
  writeStorage(SHARES_KEY, key)
}
