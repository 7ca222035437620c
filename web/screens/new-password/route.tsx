import { useState } from 'react'
import { authTexts } from '#texts/account/auth.ts'
import { newPasswordTexts } from '#texts/account/forgotten-password.ts'
import { resetPassword } from '#web/api/auth.ts'
import styles from '#web/features/account/account-form.module.css'
import { useAccount } from '#web/features/account/account.tsx'
import { NewPasswordField, newPasswordFault } from '#web/features/account/new-password-field.tsx'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { typedText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { linkToken } from '#web/lib/link-token.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, newPasswordTexts, { noindex: true })
}

/** The page behind a link to a new password: opening it uses nothing up, saving a password does. */
export default function NewPasswordScreen() {
  const texts = useTexts(newPasswordTexts)
  const [email, setEmail] = useState<string | null>(null)
  if (email === null) {
    return (
      <Page title={texts.title} intro={texts.intro} width="reading">
        <NewPasswordForm onSaved={setEmail} />
      </Page>
    )
  }
  const onward = (
    <ButtonLink to="/" variant="quiet" size="small">
      {texts.onward}
    </ButtonLink>
  )
  return (
    <Page title={texts.title} width="reading">
      <Notice kind="success" title={texts.done} action={onward}>
        {texts.doneText(email)}
      </Notice>
    </Page>
  )
}

function NewPasswordForm({ onSaved }: { onSaved: (email: string) => void }) {
  const texts = useTexts(newPasswordTexts)
  const words = useTexts(authTexts)
  const { signIn } = useAccount()
  const form = useForm({
    failed: words.failed,
    read: (data) => ({ new_password: typedText(data, 'new_password') }),
    check: ({ new_password }) => ({ new_password: newPasswordFault(new_password, words) }),
    send: async ({ new_password }) => {
      const data = await resetPassword({ token: linkToken(), new_password })
      signIn(data)
      onSaved(data.user.email)
    },
  })
  const askAgain = (
    <ButtonLink to="/parola-uitata" variant="quiet" size="small">
      {texts.askAgain}
    </ButtonLink>
  )
  return (
    <form className={styles.page} noValidate onSubmit={form.submit}>
      <NewPasswordField label={texts.password} error={form.error('new_password')} />
      <FormNotices form={form} action={askAgain} />
      <Button type="submit" aria-disabled={form.working}>
        {form.working ? words.working : texts.action}
      </Button>
    </form>
  )
}
