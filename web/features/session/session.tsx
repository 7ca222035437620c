import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import type { SignedIn } from '#contract/auth.ts'
import { LoginDialog } from './login-dialog.tsx'
import type { SessionState } from './session-state.ts'
import type { SignMode } from './sign-values.ts'
import { useStoredSession } from './use-stored-session.ts'

export interface Session {
  state: SessionState
  signIn: (data: SignedIn['data']) => void
  logout: () => Promise<void>
  /** Clears the session here without a call: the server has already ended it. */
  forget: () => void
  /** Opens the login/register modal (spec §2). */
  openLogin: (mode?: SignMode) => void
}

const SessionContext = createContext<Session | null>(null)

/** Knows who is signed in, and owns the one login modal of the page. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { state, signIn, logout, forget } = useStoredSession()
  const [login, setLogin] = useState<SignMode | 'closed'>('closed')
  const openLogin = useCallback((mode: SignMode = 'login') => setLogin(mode), [])
  const closeLogin = useCallback(() => setLogin('closed'), [])
  const session = useMemo(() => ({ state, signIn, logout, forget, openLogin }), [state, signIn, logout, forget, openLogin])

  return (
    <SessionContext value={session}>
      {children}
      <LoginDialog mode={login} onMode={setLogin} onClose={closeLogin} onSignedIn={signIn} />
    </SessionContext>
  )
}

/** Who is here, and how to sign in or out. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}
