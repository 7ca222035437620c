import { useCallback, useEffect, useState } from 'react'
import type { SignedIn, User } from '#contract/auth.ts'
import { endSession, readProfile } from '#web/api/auth.ts'
import { failureOf } from '#web/api/client.ts'
import { BEGUN_DATABASE } from '#web/features/offline/begun-note.ts'
import { WAITING_DATABASE } from '#web/features/offline/waiting-note.ts'
import { endsSession, accountState, type AccountState } from './account-state.ts'
import { readStorage, writeStorage } from '#web/lib/storage.ts'
import { readStored, writeStored } from './storage.ts'

/**
 * Kept from a sign-out until the server has heard it. Without a network it has not: the cookie, which no script can take
 * away, would still be the account of whoever left, for whoever comes next to this browser.
 */
const SIGNING_OUT_KEY = 'signing-out'

export interface AccountControl {
  state: AccountState
  signIn: (data: SignedIn['data']) => void
  logout: () => Promise<void>
  /** Clears the session here without a call: the server has already ended it. */
  forget: () => void
}

/** Who is signed in (S-351 to S-357), kept in browser storage and followed across tabs. */
export function useStoredAccount(): AccountControl {
  const [state, setState] = useState<AccountState>({ kind: 'starting' })
  const token = state.kind === 'signed-in' ? state.token : null

  const forget = useCallback(() => {
    writeStored(null)
    forgetBegun()
    setState({ kind: 'guest' })
  }, [])

  const signIn = useCallback((data: SignedIn['data']) => {
    // The cookie is this account's now.
    writeStorage(SIGNING_OUT_KEY, null)
    writeStored(data)
    setState(accountState(data))
  }, [])

  const logout = useCallback(async () => {
    writeStorage(SIGNING_OUT_KEY, '1')
    // The call reads the token before the next line clears it.
    const ended = tellSignOut()
    forget()
    // Offline or already revoked: the person is signed out here either way.
    await ended
  }, [forget])

  useUnheardSignOut()
  useFollowStorage(setState)
  useProfileRefresh(token, forget, setState)
  return { state, signIn, logout, forget }
}

/** Says a sign-out to the server; what it answers, it has heard. */
async function tellSignOut(): Promise<void> {
  try {
    await endSession()
  } catch (error) {
    if (failureOf(error) !== 'refused') return
  }
  writeStorage(SIGNING_OUT_KEY, null)
}

/** Says a sign-out again that could not be said before, at the start and when the network is back. */
function useUnheardSignOut(): void {
  useEffect(() => {
    const again = () => void (readStorage(SIGNING_OUT_KEY) === null || tellSignOut())
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
}

/** Questions that wait for a network, and complaints that were begun, are the person's too. */
function forgetBegun(): void {
  try {
    indexedDB.deleteDatabase(WAITING_DATABASE)
    indexedDB.deleteDatabase(BEGUN_DATABASE)
  } catch {
    // The browser keeps nothing for this site.
  }
}

function useFollowStorage(setState: (state: AccountState) => void): void {
  useEffect(() => {
    const follow = () => setState(accountState(readStored()))
    follow()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [setState])
}

/** Reads the profile again once per token, so a name changed elsewhere shows and a revoked token ends here too. */
function useProfileRefresh(token: string | null, forget: () => void, setState: (state: AccountState) => void): void {
  useEffect(() => {
    if (token === null) return
    let current = true
    const keep = (user: User) => {
      if (!current) return
      writeStored({ user, token })
      setState({ kind: 'signed-in', user, token })
    }
    readProfile().then(keep, (error: unknown) => {
      if (current && endsSession(error)) forget()
    })
    return () => {
      current = false
    }
  }, [token, forget, setState])
}
