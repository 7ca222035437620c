import { lazy, Suspense, useState } from 'react'
import { ChevronDown, LogOut, UserRound } from 'lucide-react'
import type { User } from '#contract/auth.ts'
import { shellTexts } from '#texts/shell.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useAccount } from '#web/features/account/account.tsx'
import { Menu } from '#web/ui/menu.tsx'
import styles from './account-menu.module.css'

/** Fetched when it is first opened. */
const AccountDialog = lazy(() => import('#web/features/account/account-dialog.tsx').then((module) => ({ default: module.AccountDialog })))

/** The name of who is signed in, and what they can do about their account. */
export function AccountMenu({ user }: { user: User }) {
  const texts = useTexts(shellTexts)
  const { logout } = useAccount()
  const [account, setAccount] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const name = (
    <>
      <span className={styles.name}>{user.name}</span>
      <ChevronDown size={18} aria-hidden />
    </>
  )
  return (
    <>
      <Menu button={name} label={texts.accountMenu(user.name)} buttonClassName={styles.opener}>
        <div className={styles.person}>
          <p className={styles.fullName}>{user.name}</p>
          <p className={styles.email}>{user.email}</p>
        </div>
        <button type="button" onClick={() => setAccount('open')}>
          <UserRound aria-hidden />
          {texts.account}
        </button>
        <button type="button" onClick={() => void logout()}>
          <LogOut aria-hidden />
          {texts.logout}
        </button>
      </Menu>
      <Suspense>{account !== 'unopened' && <AccountDialog open={account === 'open'} onClose={() => setAccount('closed')} user={user} />}</Suspense>
    </>
  )
}
