import { LogIn } from 'lucide-react'
import { guestLimitTexts } from '#texts/chat/guest-limit.ts'
import { useAccount } from '#web/features/account/account.tsx'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

/** That one may ask on with an account, until one is signed in. */
export function AccountWords() {
  const texts = useTexts(guestLimitTexts)
  const { state, openLogin } = useAccount()
  if (state.kind !== 'guest') return null
  return (
    <>
      <p>{texts.account}</p>
      <Button variant="quiet" size="small" icon={<LogIn aria-hidden />} onClick={() => openLogin()}>
        {texts.login}
      </Button>
    </>
  )
}
