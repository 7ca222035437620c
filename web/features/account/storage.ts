import type { User } from '#contract/auth.ts'
import { TOKEN_KEY, storedToken } from '#web/api/token.ts'
import { readStorage, writeStorage } from '#web/lib/storage.ts'

export const USER_KEY = 'user'

export interface StoredSession {
  user: User
  token: string
}

/**
 * The session kept by this browser, or null for a guest: authenticated means both user and token (S-357).
 * An unreadable saved user clears both (S-352).
 */
export function readStored(): StoredSession | null {
  const token = storedToken()
  const saved = readStorage(USER_KEY)
  if (saved === null) return null
  const user = readUser(saved)
  if (user === null) {
    writeStored(null)
    return null
  }
  return token === null ? null : { user, token }
}

/** Keeps both, or clears both. */
export function writeStored(session: StoredSession | null): void {
  writeStorage(TOKEN_KEY, session ? session.token : null)
  writeStorage(USER_KEY, session ? JSON.stringify(session.user) : null)
}

function readUser(saved: string): User | null {
  try {
    const value: unknown = JSON.parse(saved)
    return isUser(value) ? value : null
  } catch {
    return null
  }
}

function isUser(value: unknown): value is User {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'name' in value &&
    typeof value.name === 'string' &&
    'email' in value &&
    typeof value.email === 'string'
  )
}
