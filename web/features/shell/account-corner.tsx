import { lazy, Suspense } from 'react'
import { shellTexts } from '#texts/shell.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useAccount } from '#web/features/account/account.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './top-bar.module.css'

/** Fetched for those who are signed in: most readers never are. */
const AccountMenu = lazy(() => import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu })))

/** The right end of the bar: 'Login', or the person's name with their menu (S-056 to S-060). */
export function AccountCorner() {
  const { state, openLogin } = useAccount()
  const texts = useTexts(shellTexts)
  if (state.kind === 'signed-in')
    return (
      <Suspense>
        <AccountMenu user={state.user} />
      </Suspense>
    )
  return (
    <Button size="small" className={styles.login} onClick={() => openLogin()}>
      {texts.login}
    </Button>
  )
}
