import { useEffect, useState } from 'react'
import { accountTexts } from '#texts/account/account.ts'
import { authTexts } from '#texts/account/auth.ts'
import { askToConfirm, isEmailConfirmed } from '#web/api/auth.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useCall } from '#web/features/forms/use-call.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useRootData } from '#web/lib/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Says that nobody has confirmed the account's address, and sends the link again; nothing where it is confirmed or the site sends no mail. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const mails = useRootData()?.site?.mails ?? false
  return mails ? <Confirmation key={email} email={email} /> : null
}

function Confirmation({ email }: { email: string }) {
  const texts = useTexts(accountTexts)
  const words = useTexts(authTexts)
  const call = useCall({ failed: words.failed })
  if (!useIsUnconfirmed()) return null
  if (call.state.kind === 'done') return <Notice kind="success">{texts.confirmationSent(email)}</Notice>
  const send = (
    <Button variant="quiet" size="small" aria-disabled={call.working} onClick={() => void call.run(askToConfirm)}>
      {call.working ? words.working : texts.confirmEmail}
    </Button>
  )
  return (
    <>
      <Notice action={send}>{texts.emailUnconfirmed}</Notice>
      <FormNotices form={call} />
    </>
  )
}

/** False until the server has said that it is so: nobody is told of a fault that may be none. */
function useIsUnconfirmed(): boolean {
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    isEmailConfirmed(left.signal).then(
      (confirmed) => setUnconfirmed(confirmed === false),
      () => undefined,
    )
    return () => left.abort()
  }, [])
  return isUnconfirmed
}
