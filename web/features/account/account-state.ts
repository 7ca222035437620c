import type { User } from '#contract/auth.ts'
import { ApiError } from '#web/api/client.ts'
import type { StoredSession } from './storage.ts'

/** `starting` on the server and until the browser has read its storage: nobody is asked to log in before that. */
export type AccountState = { kind: 'starting' } | { kind: 'guest' } | { kind: 'signed-in'; user: User; token: string }

/** A stored session, or a guest. */
export function accountState(stored: StoredSession | null): AccountState {
  return stored ? { kind: 'signed-in', ...stored } : { kind: 'guest' }
}

/** True when a call was refused because the sign-in has ended: after another the same call may succeed. */
export function needsLogin(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/**
 * True when a failed profile refresh means that the account or the token is gone.
 * A network fault or a 5xx does not: an outage must not sign everybody out.
 */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404].includes(error.status)
}
