import { createContext, lazy, Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import type { SignedIn } from '#contract/auth.ts'
import type { AccountState } from './account-state.ts'
import type { CredentialsMode } from './credentials.ts'
import { useStoredAccount } from './use-stored-account.ts'

/** Fetched when it is first opened: most readers never do. */
const LoginDialog = lazy(() => import('./login-dialog.tsx').then((module) => ({ default: module.LoginDialog })))

export interface AccountAccess {
  state: AccountState
  signIn: (data: SignedIn['data']) => void
  logout: () => Promise<void>
  /** Clears the session here without a call: the server has already ended it. */
  forget: () => void
  /** Opens the login/register modal (S-062). */
  openLogin: (mode?: CredentialsMode) => void
}

const AccountContext = createContext<AccountAccess | null>(null)

/** Knows who is signed in, and owns the one login modal of the page. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const { state, signIn, logout, forget } = useStoredAccount()
  const [login, setLogin] = useState<CredentialsMode | 'closed' | 'unopened'>('unopened')
  const openLogin = useCallback((mode: CredentialsMode = 'login') => setLogin(mode), [])
  const closeLogin = useCallback(() => setLogin('closed'), [])
  const account = useMemo(() => ({ state, signIn, logout, forget, openLogin }), [state, signIn, logout, forget, openLogin])

  return (
    <AccountContext value={account}>
      {children}
      <Suspense>{login !== 'unopened' && <LoginDialog mode={login} onMode={setLogin} onClose={closeLogin} onSignedIn={signIn} />}</Suspense>
    </AccountContext>
  )
}

/** Who is here, and how to sign in or out. */
export function useAccount(): AccountAccess {
  const account = use(AccountContext)
  if (!account) throw new Error('useAccount needs an AccountProvider above it')
  return account
}
