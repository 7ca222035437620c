import { lazy, Suspense, useState } from 'react'
import { ChevronDown, LogOut, UserRound } from 'lucide-react'
import type { User } from '#contract/auth.ts'
import { shellTexts } from '#texts/shell.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useSession } from '#web/features/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import styles from './account-corner.module.css'

/** Fetched when it is first opened: most views of a page never do. */
const AccountDialog = lazy(async () => ({ default: (await import('#web/features/session/account-dialog.tsx')).AccountDialog }))

/** The right end of the bar: 'Login', or the person's name with their menu (spec §2). */
export function AccountCorner() {
  const { state, openLogin } = useSession()
  const texts = useTexts(shellTexts)
  if (state.kind === 'signed-in') return <AccountMenu user={state.user} />
  return (
    <Button size="small" className={styles.login} onClick={() => openLogin()}>
      {texts.login}
    </Button>
  )
}

function AccountMenu({ user }: { user: User }) {
  const texts = useTexts(shellTexts)
  const { logout } = useSession()
  const [account, setAccount] = useState<'never opened' | 'open' | 'closed'>('never opened')
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
      {account !== 'never opened' && (
        <Suspense>
          <AccountDialog open={account === 'open'} onClose={() => setAccount('closed')} user={user} />
        </Suspense>
      )}
    </>
  )
}
