import { useCallback, useEffect, useState } from 'react'
import type { SignedIn, User } from '#contract/auth.ts'
import { endSession, readProfile } from '#web/api/auth.ts'
import { endsSession, sessionState, type SessionState } from './session-state.ts'
import { readStored, writeStored } from './storage.ts'

export interface StoredSessionControl {
  state: SessionState
  signIn: (data: SignedIn['data']) => void
  logout: () => Promise<void>
  /** Clears the session here without a call: the server has already ended it. */
  forget: () => void
}

/** The session of spec §4, kept in browser storage and followed across tabs. */
export function useStoredSession(): StoredSessionControl {
  const [state, setState] = useState<SessionState>({ kind: 'starting' })
  const token = state.kind === 'signed-in' ? state.token : null

  const forget = useCallback(() => {
    writeStored(null)
    setState({ kind: 'guest' })
  }, [])

  const signIn = useCallback((data: SignedIn['data']) => {
    writeStored(data)
    setState(sessionState(data))
  }, [])

  const logout = useCallback(async () => {
    // The call reads the token before the next line clears it.
    const ended = endSession()
    forget()
    // Offline or already revoked: the person is signed out here either way.
    await ended.catch(() => undefined)
  }, [forget])

  useFollowStorage(setState)
  useProfileRefresh(token, forget, setState)
  return { state, signIn, logout, forget }
}

function useFollowStorage(setState: (state: SessionState) => void): void {
  useEffect(() => {
    const follow = () => setState(sessionState(readStored()))
    follow()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [setState])
}

/** Reads the profile again once per token, so a name changed elsewhere shows and a revoked token ends here too. */
function useProfileRefresh(token: string | null, forget: () => void, setState: (state: SessionState) => void): void {
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
