const KEY = 'chat:last-session:'

/**
 * Remembers the session a person last talked in (S-368), so that it can be found again.
 * A guest's is kept for this tab only: on a shared computer the next person must not meet it.
 */
export function rememberLastSession(userId: string | null, sessionId: string | null): void {
  try {
    const storage = storageOf(userId)
    if (sessionId === null) storage.removeItem(keyOf(userId))
    else storage.setItem(keyOf(userId), sessionId)
  } catch {
    // Storage is refused: the address of the page still holds the id.
  }
}

/** The remembered session, or null. */
export function lastSession(userId: string | null): string | null {
  try {
    return storageOf(userId).getItem(keyOf(userId))
  } catch {
    return null
  }
}

function storageOf(userId: string | null): Storage {
  return userId === null ? sessionStorage : localStorage
}

function keyOf(userId: string | null): string {
  return KEY + (userId ?? 'guest')
}
