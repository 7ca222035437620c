import { readStorage } from '#web/lib/storage.ts'

/** Where the browser keeps the bearer token (S-328). */
export const TOKEN_KEY = 'token'

/** The stored bearer token, or null for a guest; an empty one counts as none. */
export function storedToken(): string | null {
  return readStorage(TOKEN_KEY) || null
}
