import { MailCheck } from 'lucide-react'
import type { EmailConfirmed } from '#contract/auth.ts'
import { authTexts } from '#texts/account/auth.ts'
import { confirmEmailTexts } from '#texts/account/forgotten-password.ts'
import { confirmEmail, readProfile } from '#web/api/auth.ts'
import type { CallOptions } from '#web/api/client.ts'
import { useAccount } from '#web/features/account/account.tsx'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useCall } from '#web/features/forms/use-call.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { linkToken } from '#web/lib/link-token.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, confirmEmailTexts, { noindex: true })
}

/** The page behind the link to another address: only a press on its button confirms, for scanners open links. */
export default function ConfirmEmailScreen() {
  const texts = useTexts(confirmEmailTexts)
  const words = useTexts(authTexts)
  const { state: account, signIn } = useAccount()
  const call = useCall<EmailConfirmed>({ failed: words.failed })
  const confirm = async (options: CallOptions) => {
    const confirmed = await confirmEmail(linkToken(), options)
    // Whoever is signed in here may be somebody else than the owner of the link.
    const user = account.kind === 'signed-in' ? await readProfile().catch(() => null) : null
    if (user && account.kind === 'signed-in') signIn({ user, token: account.token })
    return confirmed
  }
  const onward = (
    <ButtonLink to="/" variant="quiet" size="small">
      {texts.onward}
    </ButtonLink>
  )
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <FormNotices form={call} />
      {call.state.kind === 'done' ? (
        <Notice kind="success" title={texts.done} action={onward}>
          {call.state.answer.moved ? texts.doneText(call.state.answer.email) : texts.ownText(call.state.answer.email)}
        </Notice>
      ) : (
        <Button icon={<MailCheck aria-hidden />} disabled={call.working} onClick={() => void call.run(confirm)}>
          {call.working ? words.working : texts.action}
        </Button>
      )}
    </Page>
  )
}
